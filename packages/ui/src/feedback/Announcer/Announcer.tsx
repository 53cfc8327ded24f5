import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** Says something to screen readers; `assertive` interrupts what is being read. */
export type Announce = (message: string, urgency?: 'polite' | 'assertive') => void;

const AnnounceContext = createContext<Announce>(() => {});

/** The one live region of the page. The provider already holds one. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ polite: '', assertive: '' });
  const turn = useRef(0);
  const announce = useCallback<Announce>((message, urgency = 'polite') => {
    // The same words twice are a change only when the text differs: every second time ends in a no-break space.
    turn.current += 1;
    const text = turn.current % 2 ? message : `${message}\u00a0`;
    setSaid((before) => ({ ...before, [urgency]: text }));
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        {said.polite}
      </VisuallyHidden>
      <VisuallyHidden aria-live="assertive" aria-atomic="true">
        {said.assertive}
      </VisuallyHidden>
    </AnnounceContext>
  );
}

/** `const announce = useAnnounce(); announce(text)`: says a change aloud that the eyes see by themselves. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
