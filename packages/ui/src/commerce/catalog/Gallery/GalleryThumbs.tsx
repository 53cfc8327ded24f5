import { type KeyboardEvent, useRef } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import type { LargeImage } from '../../../overlays/Lightbox/Lightbox.tsx';
import { stepOf } from '../../../overlays/Lightbox/slides.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { selectedInForcedColors } from '../../../styles/forcedColors.ts';
import { styled } from '../../../styles/styled.ts';
import type { GalleryVideoSource } from './GalleryVideo.tsx';

interface GalleryThumbsProps {
  /** Prefix of the slides' ids: `<id>-0` is the first. */
  id: string;
  images: readonly LargeImage[];
  video: GalleryVideoSource | undefined;
  /** The slide in view. */
  current: number;
  onChoose: (at: number) => void;
}

const Root = styled('nav')(({ theme }) => ({
  '& ol': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', listStyle: 'none', margin: 0, padding: 0 },
  '& a': { position: 'relative', display: 'grid', placeItems: 'center', borderRadius: theme.mall.radius.image },
  '& .image, & svg': { display: 'none' },
  // On a phone a dot inside a touch target.
  '& a::before': {
    content: '""',
    width: theme.spacing(1),
    height: theme.spacing(1),
    margin: theme.spacing(1),
    borderRadius: theme.mall.radius.pill,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
  },
  '& a[aria-current]::before': { backgroundColor: theme.vars.palette.roles.ink, borderColor: theme.vars.palette.roles.ink },
  '@media (forced-colors: active)': { '& a[aria-current]::before': { backgroundColor: 'CanvasText' } },
  [theme.breakpoints.up('md')]: {
    '& ol': { gap: theme.spacing(1.5), justifyContent: 'start' },
    '& a': { width: theme.mall.size.thumbSmall },
    '& a::before': { display: 'none' },
    '& > ol > li > a > .image': {
      display: 'block',
      opacity: 0.72,
      transition: `opacity ${theme.mall.motion.quick} ${theme.mall.motion.ease}`,
    },
    '& a:hover .image, & a[aria-current] .image': { opacity: 1 },
    '& a::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      border: `${theme.mall.border.strong} solid transparent`,
    },
    '& a[aria-current]::after': { borderColor: theme.vars.palette.roles.ink, ...selectedInForcedColors },
    // Forced colors show every border, including transparent ones.
    '@media (forced-colors: active)': { '& a:not([aria-current])::after': { display: 'none' } },
    '& svg': {
      position: 'absolute',
      display: 'block',
      padding: theme.spacing(0.25),
      width: theme.spacing(3.5),
      height: theme.spacing(3.5),
      borderRadius: theme.mall.radius.pill,
      color: theme.vars.palette.roles.ink,
      backgroundColor: theme.vars.palette.roles.sheet,
    },
  },
}));

/** Shows links to the slides of a gallery: thumbnails on desktop, dots on a phone. Arrow keys move between them. */
export function GalleryThumbs({ id, images, video, current, onChoose }: GalleryThumbsProps) {
  const t = useUiText();
  const list = useRef<HTMLOListElement>(null);
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const next = stepOf(event.key, at, images.length + (video ? 1 : 0));
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    list.current?.children[next]?.querySelector('a')?.focus();
  };
  const slides = [
    ...images.map(({ src }, index) => ({ src, name: t('gallery.image', { at: index + 1, count: images.length }), isFilm: false })),
    ...(video ? [{ src: video.poster, name: t('gallery.video'), isFilm: true }] : []),
  ];
  return (
    <Root aria-label={t('gallery.choose')}>
      <ol ref={list}>
        {slides.map(({ src, name, isFilm }, index) => (
          <li key={`${src} ${name}`}>
            <a
              href={`#${id}-${index}`}
              aria-label={name}
              {...(index === current ? { 'aria-current': true } : {})}
              onClick={(event) => {
                event.preventDefault();
                onChoose(index);
              }}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <Image className="image" alt="" sizes="72px" {...(src ? { src } : {})} />
              {isFilm && <Icon name="play" />}
            </a>
          </li>
        ))}
      </ol>
    </Root>
  );
}
