import { Notice, styled, useUiText } from '@mall/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthOutcome } from '../entry.ts';
import type { AuthFormState } from '../use-auth-form.ts';
import { LockNotice } from './lock-notice.tsx';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

interface EntryFrameProps {
  readonly entry: AuthFormState;
  /** The result of the last code request, when the form requests codes. */
  readonly code?: AuthOutcome | undefined;
  readonly children: ReactNode;
}

/** Renders a form and the response to it. */
export function EntryFrame({ entry: { root, shown }, code, children }: EntryFrameProps) {
  return (
    <Root ref={root}>
      {/* The form next to it uses the timestamp alone as its key: with equal keys on two siblings React would retain the old one. */}
      <Outcome key={`outcome-${shown?.at}`} outcome={shown} />
      {/* The code field itself reports a sent code. */}
      {code?.kind === 'refused' && <Outcome key={`code-${code.at}`} outcome={code} />}
      {children}
    </Root>
  );
}

function Outcome({ outcome }: { outcome: AuthOutcome | undefined }) {
  const { t } = useTranslation('auth');
  const uiText = useUiText('ui-deferred');
  if (outcome?.kind === 'codeSent') {
    const { demoCode } = outcome;
    return <Notice tone="success">{demoCode === undefined ? t('code.sent') : uiText('code.demo', { code: demoCode })}</Notice>;
  }
  if (!outcome || outcome.message === '') return null;
  if (outcome.lockedMinutes !== undefined) return <LockNotice minutes={outcome.lockedMinutes} />;
  return <Notice tone="error">{outcome.message ?? t('signIn.noResponse')}</Notice>;
}
