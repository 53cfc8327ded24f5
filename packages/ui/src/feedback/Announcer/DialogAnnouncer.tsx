import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { liveRegions, RegionsContext, type Said, type Say } from './Announcer.tsx';

/**
 * Renders live regions inside a modal dialog, which hides those of the page from assistive technology. They get all messages while the
 * dialog is rendered, also those of components outside of it. Messages that come with its closing are passed on to the page.
 */
export function DialogAnnouncer({ open }: { open: boolean }) {
  const regions = useContext(RegionsContext);
  const [said, setSaid] = useState<Said>({});
  const latest = useRef(said);
  const read = useRef(said);
  useEffect(() => {
    if (open) read.current = said;
  }, [open, said]);
  useLayoutEffect(() => {
    const say: Say = (change) => {
      latest.current = change(latest.current);
      setSaid(latest.current);
    };
    regions.push(say);
    return () => {
      regions.splice(regions.indexOf(say), 1);
      const { polite, assertive } = latest.current;
      regions.at(-1)?.((before) => ({
        ...before,
        ...(polite !== read.current.polite && { polite }),
        ...(assertive !== read.current.assertive && { assertive }),
      }));
    };
  }, [regions]);
  return liveRegions(said);
}
