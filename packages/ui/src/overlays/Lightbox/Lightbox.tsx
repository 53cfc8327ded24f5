import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { useForkRef } from '@mui/material/utils';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { slideIn, slideOf, stepOf } from './slides.ts';

/** An image with a large view. */
export interface LargeImage {
  /** URL of the image. */
  src: string;
  /** Alternative text; '' when the adjacent text has the same content. */
  alt: string;
}

/** Props of {@link Lightbox}. */
export interface LightboxProps extends RootProps<'dialog'> {
  /** Subject of the images, used as the accessible name. */
  label: string;
  /** Images in display order. @since 0.4.0 */
  images: readonly LargeImage[];
  /** Index of the initial image, from 0. @default 0 */
  start?: number;
  /** Called when it was closed, by its button or Escape. */
  onClose: () => void;
}

const Root = styled('dialog')(({ theme }) => ({
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  color: theme.vars.palette.roles.ink,
  backgroundColor: theme.vars.palette.roles.paper,
  '&[open]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
  '& > header': { display: 'flex', justifyContent: 'end', padding: theme.spacing(1, 1.5) },
  '& > ul': {
    display: 'flex',
    listStyle: 'none',
    margin: 0,
    padding: 0,
    overflow: 'auto hidden',
    overscrollBehavior: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
  },
  '& li': { flex: '0 0 100%', minWidth: 0, paddingInline: theme.spacing(2), scrollSnapAlign: 'center' },
  // The image preserves its aspect ratio within the available space.
  '& > ul > li > .image': { height: '100%', backgroundColor: 'transparent' },
  '& > footer': {
    ...theme.typography.caption,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(2),
    minHeight: theme.mall.size.targetLarge,
    padding: theme.spacing(1),
    color: theme.vars.palette.roles.inkSoft,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** Shows images one at a time over the whole window: swipe, buttons and arrow keys change the image, Escape closes it. */
export function Lightbox({ label, images, start = 0, onClose, ref, ...root }: LightboxProps) {
  const t = useUiText();
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);
  const count = images.length;
  useEffect(() => {
    dialog.current?.showModal();
    slideIn(row.current, start);
  }, [start]);
  const show = (at: number) => {
    slideIn(row.current, at);
    setCurrent(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepOf(event.key, current, count);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  return (
    <Root {...root} ref={useForkRef(dialog, ref)} aria-label={label} onClose={onClose} onKeyDown={onKeyDown}>
      <GlobalStyles styles={{ html: { overflow: 'hidden' } }} />
      <header>
        <IconButton type="button" aria-label={t('dialog.close')} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </IconButton>
      </header>
      {/* A scrollable region must be reachable by keyboard. */}
      <ul ref={row} {...(count > 1 ? { tabIndex: 0 } : {})} onScroll={({ currentTarget }) => setCurrent(slideOf(currentTarget))}>
        {images.map(({ src, alt }, index) => (
          <li key={src}>
            <Image className="image" src={src} alt={alt} fit="contain" sizes="100vw" priority={index === start} />
          </li>
        ))}
      </ul>
      <footer>
        {count > 1 && (
          <IconButton type="button" aria-label={t('gallery.previous')} onClick={() => show((current - 1 + count) % count)}>
            <Icon name="left" />
          </IconButton>
        )}
        {/* Separate live region: screen readers ignore the page's one while a modal dialog is open. */}
        <span aria-live="polite">{t('gallery.image', { at: current + 1, count })}</span>
        {count > 1 && (
          <IconButton type="button" aria-label={t('gallery.next')} onClick={() => show((current + 1) % count)}>
            <Icon name="right" />
          </IconButton>
        )}
      </footer>
    </Root>
  );
}
