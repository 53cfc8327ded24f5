import { Notice, useUiText } from '@mall/ui';
import { styled } from '@mui/material/styles';
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
      <Answer key={`answer-${shown?.at}`} answer={shown} />
      {/* The code field itself reports a sent code. */}
      {code?.kind === 'refused' && <Answer key={`code-${code.at}`} answer={code} />}
      {children}
    </Root>
  );
}

function Answer({ answer }: { answer: AuthOutcome | undefined }) {
  const { t } = useTranslation('auth');
  const uiText = useUiText('ui-deferred');
  if (answer?.kind === 'codeSent') {
    const { demoCode } = answer;
    return <Notice tone="success">{demoCode === undefined ? t('code.sent') : uiText('code.demo', { code: demoCode })}</Notice>;
  }
  if (!answer || answer.message === '') return null;
  if (answer.lockedMinutes !== undefined) return <LockNotice minutes={answer.lockedMinutes} />;
  return <Notice tone="error">{answer.message ?? t('signIn.notAnswered')}</Notice>;
}
