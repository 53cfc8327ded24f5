import { type FocusEvent, useCallback, useRef, useState } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import { slideOf } from '../../../overlays/Lightbox/slides.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { imageSrcSet } from '../../../primitives/Image/sources.ts';
import { UiLink } from '../../../primitives/UiLink/UiLink.tsx';
import { useHydrated } from '../../../provider/useHydrated.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { wholeCardLink } from '../../../styles/wholeCardLink.ts';
import { bannerStage } from './bannerStage.ts';
import { useAutoplay } from './useAutoplay.ts';

/** A large image with a caption that links to a page. */
export interface Banner {
  /** Id of the banner, unique in the carousel. */
  id: number;
  /** URL of a wide image. Its subject is in the right half, the only part shown on a phone. @since 0.4.0 */
  imageUrl: string;
  /** Heading over the picture, also the name of the link. */
  title: string;
  /** A sentence below the title. */
  text?: string;
  /** URL that the banner leads to. */
  href: string;
}

/** Props of {@link BannerCarousel}. */
export interface BannerCarouselProps extends RootProps<'section'> {
  /** Accessible name. */
  label: string;
  /** Banners in display order. The first image is the largest of the page and is fetched first. */
  banners: readonly Banner[];
}

const Root = styled('section')(({ theme }) => ({
  position: 'relative',
  // Creates its own stacking context.
  isolation: 'isolate',
  '& > .row': {
    display: 'flex',
    overflow: 'auto hidden',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
  },
  '& > .row > .slide': { position: 'relative', flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', ...wholeCardLink(theme) },
  '& > .row > .slide a:focus-visible::after': { outlineOffset: `calc(-2 * ${theme.mall.border.focus})` },
  '& > .row > .slide > .image': { ...bannerStage(theme), display: 'block', backgroundColor: theme.vars.palette.roles.sunken },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover', objectPosition: '100% 75%' },
  ...theme.applyStyles('dark', { '& img': { filter: 'brightness(0.9)' } }),
  '& > .row > .slide > .words': {
    paddingInline: theme.spacing(3),
    paddingBlock: theme.spacing(2),
    minHeight: theme.spacing(13),
    backgroundColor: theme.vars.palette.roles.sheet,
    '& p': { ...theme.typography.body2, margin: 0, marginBlockStart: theme.spacing(0.5), color: theme.vars.palette.roles.inkSoft },
    '& h2': { ...theme.typography.h4, margin: 0 },
    // The label is on the lower edge, where it covers no part of the image's subject.
    [theme.breakpoints.up('md')]: {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: theme.spacing(4),
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: theme.spacing(2),
      minHeight: 0,
      maxWidth: `calc(50% - ${theme.spacing(4)})`,
      paddingBlock: theme.spacing(1.5),
      borderStartStartRadius: theme.mall.radius.control,
      borderStartEndRadius: theme.mall.radius.control,
    },
    // From this width on, the corner contains the side area.
    [theme.breakpoints.up('lg')]: { insetInlineEnd: theme.spacing(9), maxWidth: `calc(50% - ${theme.spacing(13)})` },
  },
}));

const Controls = styled('div')(({ theme }) => ({
  // First in the tab order, and above the slides for the pointer.
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  position: 'absolute',
  insetBlockStart: theme.spacing(1.5),
  insetInlineEnd: theme.spacing(1.5),
  padding: theme.spacing(0.5),
  borderRadius: theme.mall.radius.pill,
  backgroundColor: theme.vars.palette.roles.sheet,
  fontVariantNumeric: 'lining-nums tabular-nums',
  ...theme.typography.caption,
  // Until the script runs the buttons have no effect; their space is reserved.
  '&[data-asleep]': { visibility: 'hidden' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: theme.mall.size.target,
    height: theme.mall.size.target,
    padding: 0,
    border: 0,
    borderRadius: theme.mall.radius.pill,
    background: 'none',
    color: theme.vars.palette.roles.ink,
    cursor: 'pointer',
  },
  '& button:hover': { backgroundColor: theme.vars.palette.roles.sunken },
  [theme.breakpoints.up('md')]: { insetBlockStart: theme.spacing(3), insetInlineEnd: theme.spacing(4) },
}));

/** Scrolls to a slide: smoothly, or immediately when reduced motion is preferred. */
function slideTo(row: HTMLElement | null, at: number): void {
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  row?.scrollTo({ left: at * row.clientWidth, behavior });
}

/**
 * Shows large images that rotate automatically until the shopper focuses or hovers over them, pauses them, or prefers reduced motion
 * (carousel pattern of the ARIA Authoring Practices). Without JavaScript it is a row to swipe.
 */
export function BannerCarousel({ label, banners, ...root }: BannerCarouselProps) {
  const t = useUiText();
  const hydrated = useHydrated();
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const count = banners.length;
  const go = useCallback(
    (step: number) => {
      if (row.current) slideTo(row.current, (slideOf(row.current) + step + count) % count);
    },
    [count],
  );
  const next = useCallback(() => go(1), [go]);
  const { isWanted, isOn, setWanted, setHeld } = useAutoplay(next, count > 1);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setHeld(false);
  };
  return (
    <Root
      {...root}
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={onBlur}
    >
      {count > 1 && (
        <Controls data-asleep={hydrated ? undefined : true}>
          <button type="button" aria-label={t(isWanted ? 'carousel.stop' : 'carousel.start')} onClick={() => setWanted(!isWanted)}>
            <Icon name={isWanted ? 'pause' : 'play'} />
          </button>
          <button type="button" aria-label={t('carousel.previous')} onClick={() => go(-1)}>
            <Icon name="left" />
          </button>
          <span aria-hidden="true">
            {current + 1} / {count}
          </span>
          <button type="button" aria-label={t('carousel.next')} onClick={next}>
            <Icon name="right" />
          </button>
        </Controls>
      )}
      <div
        className="row"
        ref={row}
        aria-live={isOn ? 'off' : 'polite'}
        onScroll={({ currentTarget }) => setCurrent(slideOf(currentTarget))}
      >
        {banners.map(({ id, imageUrl, title, text, href }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: ARIA's practices define a slide as a group, not as a fieldset.
          <div
            key={id}
            className="slide"
            role="group"
            aria-roledescription={t('carousel.slide')}
            aria-label={t('carousel.position', { at: index + 1, count })}
          >
            <span className="image">
              <BannerImage src={imageUrl} isFirst={index === 0} isWanted={index === 0 || hydrated} />
            </span>
            <div className="words">
              <h2>
                {/* One tab stop: the visible slide. */}
                <UiLink look="quiet" href={href} {...(hydrated && index !== current ? { tabIndex: -1 } : {})}>
                  {title}
                </UiLink>
              </h2>
              {text && <p>{text}</p>}
            </div>
          </div>
        ))}
      </div>
    </Root>
  );
}

/**
 * Loads the first image immediately and the others after hydration, so that they are ready before their turn. A phone shows half of each.
 */
function BannerImage({ src, isFirst, isWanted }: { src: string; isFirst: boolean; isWanted: boolean }) {
  const srcSet = imageSrcSet(src);
  return (
    <img
      src={src}
      alt=""
      {...(srcSet ? { srcSet } : {})}
      sizes="(min-width: 900px) 100vw, 200vw"
      loading={isWanted ? 'eager' : 'lazy'}
      decoding={isFirst ? 'sync' : 'async'}
      fetchPriority={isFirst ? 'high' : 'low'}
    />
  );
}
