import { styled } from '@mui/material/styles';
import type { Ref } from 'react';

/** A film of a product. */
export interface GalleryVideoSource {
  /** Address of the film. */
  src: string;
  /** Names the film for screen readers. */
  label: string;
  /** What is seen until it plays. */
  poster?: string;
  /** Its captions: a WebVTT file, its language as a tag (`zh-CN`) and by name. */
  captions?: { src: string; language: string; label: string };
}

const Film = styled('video')(({ theme }) => ({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.roles.sunken,
  borderRadius: theme.mall.radius.picture,
}));

/** A film with the browser's own controls; it never begins by itself, and nothing of it is fetched before. */
export function GalleryVideo({ source, ratio, ref }: { source: GalleryVideoSource; ratio: number; ref: Ref<HTMLVideoElement> }) {
  const { src, label, poster, captions } = source;
  return (
    <Film ref={ref} src={src} poster={poster} aria-label={label} style={{ aspectRatio: String(ratio) }} controls playsInline preload="none">
      {captions && <track kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} default />}
    </Film>
  );
}
