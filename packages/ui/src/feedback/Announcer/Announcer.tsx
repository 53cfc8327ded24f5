import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

const urgencies = ['polite', 'assertive'] as const;

type Urgency = (typeof urgencies)[number];

/** Announces a message to screen readers; `assertive` interrupts the current speech. */
export type Announce = (message: string, urgency?: Urgency) => void;

/** Texts of the two live regions. */
export type Said = Readonly<Partial<Record<Urgency, string>>>;

/** Changes the texts of two live regions. */
export type Say = (change: (before: Said) => Said) => void;

/** The live regions of the page and of its open dialogs, the uppermost last, which gets all messages. */
export const RegionsContext = createContext<Say[]>([]);

/** Renders two live regions. */
export const liveRegions = (said: Said) =>
  urgencies.map((urgency) => (
    <VisuallyHidden key={urgency} aria-live={urgency} aria-atomic="true">
      {said[urgency]}
    </VisuallyHidden>
  ));

/** Renders the live regions of the page. The provider already includes them. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<Said>({});
  const [regions] = useState<Say[]>([setSaid]);
  return (
    <RegionsContext value={regions}>
      {children}
      {liveRegions(said)}
    </RegionsContext>
  );
}

/** Returns a function that announces a visible change to screen readers: `const announce = useAnnounce(); announce(text)`. */
export function useAnnounce(): Announce {
  const regions = useContext(RegionsContext);
  return useCallback(
    (message, urgency = 'polite') =>
      regions.at(-1)?.((before) => ({
        ...before,
        // Screen readers read a repeated message only if the text differs: every second one ends in a no-break space.
        [urgency]: before[urgency] === message ? `${message}\u00a0` : message,
      })),
    [regions],
  );
}
