import { lazy, Suspense, useEffect, useState } from 'react';
import { paths, withQuery } from '#app/paths.ts';
import { readAnnouncement } from '../notice-cookie.ts';
import { promptKeys } from '../prompt-places.ts';

// The dialog comes when there is something to tell.
const Announced = lazy(async () => ({ default: (await import('./announcement-dialogs.tsx')).AnnouncementDialogs }));

/** Has the mall's announcement put into its cookie; false when the mall did not answer, or nobody waits any more. */
async function fetchAnnouncement(signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(withQuery(paths.prompts, { announcement: 1 }), { signal }).catch(() => undefined);
  return answer?.ok === true && !signal.aborted;
}

/** What the mall announces to who has not signed in. Their pages are the same for everybody and set no cookie: each window asks once. */
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
