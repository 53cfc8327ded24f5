import { useUiText } from '../../i18n/useUiText.ts';
import { Image } from '../../primitives/Image/Image.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { useLightbox } from '../Lightbox/useLightbox.tsx';

/** Props of {@link ImageThumbnails}. */
export interface ImageThumbnailsProps extends RootProps<'ul'> {
  /** Subject of the images, used as the accessible name of the list and the full-screen view. */
  label: string;
  /** Image URLs in display order. */
  images: readonly string[];
}

const Root = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a': { display: 'block', width: theme.mall.size.thumbSmall, cursor: 'zoom-in', borderRadius: theme.mall.radius.image },
}));

/** Shows small images; each opens over the whole window, or as its file without JavaScript. */
export function ImageThumbnails({ label, images, ...root }: ImageThumbnailsProps) {
  const t = useUiText();
  const { open, view } = useLightbox(
    label,
    images.map((src, index) => ({ src, alt: t('gallery.image', { at: index + 1, count: images.length }) })),
  );
  return (
    <>
      <Root {...root} aria-label={label}>
        {images.map((src, index) => (
          <li key={src}>
            <a href={src} onClick={(event) => open(event, index)}>
              <VisuallyHidden>{t('gallery.enlarge', { at: index + 1, count: images.length })}</VisuallyHidden>
              <Image src={src} alt="" sizes="72px" />
            </a>
          </li>
        ))}
      </Root>
      {view}
    </>
  );
}
