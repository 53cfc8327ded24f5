import { useForkRef } from '@mui/material/utils';
import { type ReactNode, type Ref, type RefCallback, useEffect, useRef } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { ConfirmDialog } from '../../overlays/ConfirmDialog/ConfirmDialog.tsx';
import type { FormErrors } from './checkForm.ts';
import { type FormGuard, guardForm } from './guardForm.ts';

/** A blocked navigation that waits for confirmation. */
export interface Leaving {
  /** Continues the navigation; the changes are lost. */
  leave: () => void;
  /** Cancels the navigation. */
  stay: () => void;
}

/** Props of forms with long texts. */
export interface UnsavedProps {
  /** Called when leaving would lose changes, and when it no longer would: in between, a router blocks its navigations. */
  onUnsaved?: (unsaved: boolean) => void;
  /** Navigation that the router blocked: the form shows a confirmation. The browser shows its own for other navigations. */
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
 * Guards the changes of a form against loss when leaving the page.
 *
 * @returns `ref` for the form element, `sent` to be called on submit, `question` to be rendered inside the form
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is a response, including a repeated one.
  useEffect(() => {
    if (!pending) guard.current?.answered();
  }, [pending, errors]);
  return { ref: bothRefs, sent: () => guard.current?.sent(), question: leaving && <LeaveQuestion {...leaving} /> };
}

function LeaveQuestion({ leave, stay }: Leaving) {
  const t = useUiText('ui-deferred');
  return (
    <ConfirmDialog
      open
      title={t('unsaved.title')}
      onConfirm={leave}
      onCancel={stay}
      confirmText={t('unsaved.leave')}
      cancelText={t('unsaved.stay')}
      destructive
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}
