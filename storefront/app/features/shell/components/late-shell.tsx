import { type ReactNode, Suspense, use } from 'react';
import type { SoonOrLater } from '#app/shared/soon-or-later.ts';
import type { Shell } from '../shell.ts';

/** The shell as the layout's loader gives it: at once, later, or not at all. */
export type ComingShell = SoonOrLater<Shell | undefined>;

interface LateShellProps {
  readonly shell: ComingShell;
  readonly children: (shell: Shell | undefined) => ReactNode;
}

function Come({ shell, children }: LateShellProps) {
  return children(shell instanceof Promise ? use(shell) : shell);
}

/** Renders a part of the shell as for a visitor until its data is there; the page does not wait for it. */
export function LateShell({ shell, children }: LateShellProps) {
  return (
    <Suspense fallback={children(undefined)}>
      <Come shell={shell}>{children}</Come>
    </Suspense>
  );
}
