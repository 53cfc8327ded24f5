import { lazy, Suspense, useEffect, useState } from 'react';
import { paths, withQuery } from '#app/paths.ts';
import { readAnnouncement } from '../notice-cookie.ts';
import { promptKeys } from '../prompt-places.ts';

// The dialog is loaded when there is an announcement.
const Announced = lazy(async () => ({ default: (await import('./announcement-dialogs.tsx')).AnnouncementDialogs }));

/** Requests the cookie with the mall's announcement; false when the mall did not respond, or the request was aborted. */
async function fetchAnnouncement(signal: AbortSignal): Promise<boolean> {
  const response = await fetch(withQuery(paths.prompts, { announcement: 1 }), { signal }).catch(() => undefined);
  return response?.ok === true && !signal.aborted;
}

/** Renders the mall's announcement for visitors. Their pages are shared and set no cookies, so each window requests it once. */
export function VisitorNotice() {
  const [announcement, setAnnouncement] = useState(() => readAnnouncement(document.cookie));
  useEffect(() => {
    if (sessionStorage.getItem(promptKeys.announcement) !== null) return;
    const stop = new AbortController();
    void fetchAnnouncement(stop.signal).then((isAnswered) => {
      if (!isAnswered) return;
      sessionStorage.setItem(promptKeys.announcement, '1');
      setAnnouncement(readAnnouncement(document.cookie));
    });
    return () => stop.abort();
  }, []);
  if (!announcement) return null;
  return (
    <Suspense fallback={null}>
      <Announced announcement={announcement} onClose={() => setAnnouncement(undefined)} />
    </Suspense>
  );
}
