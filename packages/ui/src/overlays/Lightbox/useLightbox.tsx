import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import type { LargeImage } from './Lightbox.tsx';

// Lazy: only shoppers who click an image need the view.
const Lightbox = lazy(async () => ({ default: (await import('./Lightbox.tsx')).Lightbox }));

/**
 * Returns the full-screen view of some images. Use `open` on links to the image files, which a browser without JavaScript, or a click with
 * a modifier key, follows normally; render `view` next to them.
 */
export function useLightbox(label: string, images: readonly LargeImage[]) {
  const [start, setStart] = useState<number>();
  const open = (event: MouseEvent<HTMLAnchorElement>, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setStart(at);
  };
  const view: ReactNode = start !== undefined && (
    <Suspense>
      <Lightbox label={label} images={images} start={start} onClose={() => setStart(undefined)} />
    </Suspense>
  );
  return { open, view };
}
