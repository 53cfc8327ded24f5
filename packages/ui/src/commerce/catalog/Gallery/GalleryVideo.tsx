import type { Ref } from 'react';
import { styled } from '../../../styles/styled.ts';

/** A product video. */
export interface GalleryVideoSource {
  /** URL of the video. */
  src: string;
  /** Accessible name of the video. */
  label: string;
  /** URL of the image shown until the video plays. */
  poster?: string;
  /** Captions: a WebVTT file, its language tag (`zh-CN`) and the name of the language. */
  captions?: { src: string; language: string; label: string };
}

const Film = styled('video')(({ theme }) => ({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.roles.sunken,
  borderRadius: theme.mall.radius.image,
}));

interface GalleryVideoProps {
  source: GalleryVideoSource;
  ratio: number;
  tabIndex: number;
  ref: Ref<HTMLVideoElement>;
}

/** Shows a video with the browser's controls. It never plays automatically, and nothing is fetched before it plays. */
export function GalleryVideo({ source, ratio, ...element }: GalleryVideoProps) {
  const { src, label, poster, captions } = source;
  return (
    <Film
      {...element}
      src={src}
      poster={poster}
      aria-label={label}
      style={{ aspectRatio: String(ratio) }}
      controls
      playsInline
      preload="none"
    >
      {captions && <track kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} default />}
    </Film>
  );
}
