import { type ReactNode, Suspense, use } from 'react';
import type { MaybePromise } from '#app/shared/await-briefly.ts';
import type { Shell } from '../shell.ts';

/** The shell as the layout's loader returns it: available, pending, or missing. */
export type StreamedShell = MaybePromise<Shell | undefined>;

interface DeferredShellProps {
  readonly shell: StreamedShell;
  readonly children: (shell: Shell | undefined) => ReactNode;
}

function ResolvedShell({ shell, children }: DeferredShellProps) {
  return children(shell instanceof Promise ? use(shell) : shell);
}

/**
 * Renders a part of the shell as for a visitor until its data has arrived; the page does not wait for it. Without pending data there is no fallback:
 * React would render it on the server in addition to the content.
 */
export function DeferredShell({ shell, children }: DeferredShellProps) {
  return (
    <Suspense fallback={shell instanceof Promise && children(undefined)}>
      <ResolvedShell shell={shell}>{children}</ResolvedShell>
    </Suspense>
  );
}
