import { useForkRef } from '@mui/material/utils';
import { type ReactNode, type Ref, type RefCallback, useEffect, useRef } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { ConfirmDialog } from '../../overlays/ConfirmDialog/ConfirmDialog.tsx';
import type { FormErrors } from './checkForm.ts';
import { type FormGuard, guardForm } from './guardForm.ts';

/** A way out of the page that waits for an answer. */
export interface Leaving {
  /** Goes on; what was written is lost. */
  leave: () => void;
  /** Stays in the form. */
  stay: () => void;
}

/** What forms take in which much is written. */
export interface UnsavedProps {
  /** Told when leaving would lose something, and when it no longer would: while it would, a router holds its ways out of the page. */
  onUnsaved?: (unsaved: boolean) => void;
  /** A way out that the router holds: the form asks whether to take it. The browser's own ways out ask by themselves. */
  leaving?: Leaving | undefined;
}

interface Guarded extends UnsavedProps {
  readonly ref?: Ref<HTMLFormElement> | undefined;
  readonly errors?: FormErrors | undefined;
  readonly pending?: boolean | undefined;
}

interface Guard {
  readonly ref: RefCallback<HTMLFormElement> | null;
  readonly sent: () => void;
  readonly question: ReactNode;
}

/**
 * Guards what is written in a form against being lost on the way out of the page.
 *
 * @returns `ref` for the form element, `sent` to be called when the form is sent, `question` to be rendered inside the form
 */
export function useUnsavedGuard({ ref, errors, pending = false, onUnsaved, leaving }: Guarded): Guard {
  const form = useRef<HTMLFormElement>(null);
  const bothRefs = useForkRef(form, ref);
  const guard = useRef<FormGuard>(undefined);
  const tell = useRef(onUnsaved);
  useEffect(() => {
    tell.current = onUnsaved;
  }, [onUnsaved]);
  useEffect(() => {
    if (!form.current) return;
    const watching = guardForm(form.current, (unsaved) => tell.current?.(unsaved));
    guard.current = watching;
    return watching.stop;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is an answer, also a second one.
  useEffect(() => {
    if (!pending) guard.current?.answered();
  }, [pending, errors]);
  return { ref: bothRefs, sent: () => guard.current?.sent(), question: leaving && <LeaveQuestion {...leaving} /> };
}

function LeaveQuestion({ leave, stay }: Leaving) {
  const say = useUiText();
  return (
    <ConfirmDialog
      open
      title={say('unsaved.title')}
      onConfirm={leave}
      onCancel={stay}
      confirmText={say('unsaved.leave')}
      cancelText={say('unsaved.stay')}
      destructive
    >
      {say('unsaved.text')}
    </ConfirmDialog>
  );
}
