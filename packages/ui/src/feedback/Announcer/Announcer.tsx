import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** Announces a message to screen readers; `assertive` interrupts the current speech. */
export type Announce = (message: string, urgency?: 'polite' | 'assertive') => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Renders the only live region of the page. The provider already includes one. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ polite: '', assertive: '' });
  const turn = useRef(0);
  const announce = useCallback<Announce>((message, urgency = 'polite') => {
    // Screen readers read a repeated message only if the text differs: every second one ends in a no-break space.
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

/** Returns a function that announces a visible change to screen readers: `const announce = useAnnounce(); announce(text)`. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
