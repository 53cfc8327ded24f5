import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import type { LargePicture } from './Lightbox.tsx';

// Only who presses a picture needs the view.
const Lightbox = lazy(async () => ({ default: (await import('./Lightbox.tsx')).Lightbox }));

/**
 * The full-screen view of some pictures. `open` belongs on links to the pictures' files, which a browser without a script, or a press with a
 * modifier key, follows as they are; `view` is rendered beside them.
 */
export function useLightbox(label: string, pictures: readonly LargePicture[]) {
  const [start, setStart] = useState<number>();
  const open = (event: MouseEvent<HTMLAnchorElement>, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setStart(at);
  };
  const view: ReactNode = start !== undefined && (
    <Suspense>
      <Lightbox label={label} pictures={pictures} start={start} onClose={() => setStart(undefined)} />
    </Suspense>
  );
  return { open, view };
}
