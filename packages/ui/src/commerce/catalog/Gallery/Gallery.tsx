import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import type { LargeImage } from '../../../overlays/Lightbox/Lightbox.tsx';
import { slideIn, slideOf, stepOf } from '../../../overlays/Lightbox/slides.ts';
import { useLightbox } from '../../../overlays/Lightbox/useLightbox.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useHydrated } from '../../../provider/useHydrated.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { GalleryThumbs } from './GalleryThumbs.tsx';
import { GalleryVideo, type GalleryVideoSource } from './GalleryVideo.tsx';

/** Props of {@link Gallery}. */
export interface GalleryProps extends RootProps<'section'> {
  /** Subject of the images, e.g. the product's name. */
  label: string;
  /** Images in display order; the first one is fetched first. @since 0.4.0 */
  images: readonly LargeImage[];
  /** Product video, shown after the images. */
  video?: GalleryVideoSource;
  /** Aspect ratio (width / height) of the large image. @default 1 */
  ratio?: number;
  /** `sizes` attribute of the large image. @default '(min-width: 900px) 50vw, 100vw' */
  sizes?: string;
}

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  alignContent: 'start',
  '& > .row': {
    display: 'flex',
    listStyle: 'none',
    margin: 0,
    padding: 0,
    overflow: 'auto hidden',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
  },
  '& > .row > li': { flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start' },
  '& > .row a': { position: 'relative', display: 'block', cursor: 'zoom-in' },
  '& > .row :is(a, li):focus-visible': { outlineOffset: `calc(-2 * ${theme.mall.border.focus})` },
  // Zoom: the area under the pointer is magnified, and nothing else moves.
  '@media (hover: hover) and (pointer: fine)': {
    '& > .row img': { transition: `transform ${theme.mall.motion.quick} ${theme.mall.motion.ease}` },
    '& > .row a:hover img': { transform: 'scale(2)', transformOrigin: 'var(--loupe, center)' },
  },
}));

function aim({ currentTarget, clientX, clientY }: PointerEvent<HTMLAnchorElement>) {
  const { x, y, width, height } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--loupe', `${((clientX - x) / width) * 100}% ${((clientY - y) / height) * 100}%`);
}

/**
 * Shows images and a video of one product: a snapping row to swipe, with thumbnails on desktop and dots on a phone. An image is magnified
 * under the pointer and opens over the whole window on click. Without JavaScript the row can still be swiped, the thumbnails link to its
 * images, and an image links to its file.
 */
export function Gallery(props: GalleryProps) {
  const { label, images, video, ratio = 1, sizes = '(min-width: 900px) 50vw, 100vw', ...root } = props;
  const t = useUiText();
  const id = useId();
  const hydrated = useHydrated();
  const row = useRef<HTMLUListElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [current, setCurrent] = useState(0);
  const [near, setNear] = useState<number>();
  const { open, view } = useLightbox(label, images);
  const count = images.length + (video ? 1 : 0);
  useEffect(() => {
    if (current !== images.length) film.current?.pause();
  }, [current, images.length]);
  const show = (at: number) => {
    slideIn(row.current, at);
    setCurrent(at);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    // The controls of the video use the same keys. Its slide, one Tab before it, is left by them.
    if (!(target instanceof Element) || target instanceof HTMLVideoElement) return;
    const slides = [...event.currentTarget.children];
    // Not `current`, which lags behind while the row scrolls.
    const focused = slides.findIndex((slide) => slide.contains(target));
    const next = stepOf(event.key, focused, count);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    const slide = slides[next];
    const link = slide?.querySelector('a') ?? slide;
    if (link instanceof HTMLElement) link.focus({ preventScroll: true });
  };
  return (
    <Root {...root} aria-label={label}>
      <ul className="row" ref={row} onScroll={({ currentTarget }) => setCurrent(slideOf(currentTarget))} onKeyDown={onKeyDown}>
        {images.map(({ src, alt }, index) => (
          <li key={src} id={`${id}-${index}`}>
            <a
              href={src}
              // One tab stop: the visible image.
              tabIndex={hydrated && index !== current ? -1 : undefined}
              onClick={(event) => open(event, index)}
              onPointerMove={aim}
              onPointerEnter={() => setNear(index)}
            >
              <VisuallyHidden>{t('gallery.enlarge', { at: index + 1, count: images.length })}</VisuallyHidden>
              <Image
                src={src}
                alt={alt}
                ratio={ratio}
                sizes={near === index ? '(min-width: 900px) 1280px, 100vw' : sizes}
                priority={index === 0}
              />
            </a>
          </li>
        ))}
        {video && (
          <li id={`${id}-${images.length}`} tabIndex={hydrated ? -1 : undefined}>
            <GalleryVideo ref={film} source={video} ratio={ratio} tabIndex={hydrated && current !== images.length ? -1 : 0} />
          </li>
        )}
      </ul>
      {count > 1 && <GalleryThumbs id={id} images={images} video={video} current={current} onChoose={show} />}
      {view}
    </Root>
  );
}
