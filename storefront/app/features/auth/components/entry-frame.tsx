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
  /** What became of the code that was asked for last, where the form asks for codes. */
  readonly code?: AuthOutcome | undefined;
  readonly children: ReactNode;
}

/** A form and what was answered to it. */
export function EntryFrame({ entry: { root, shown }, code, children }: EntryFrameProps) {
  return (
    <Root ref={root}>
      {/* The form beside it has a key too, the moment alone: of two siblings with one key React would leave an old one in the page. */}
      <Answer key={`answer-${shown?.at}`} answer={shown} />
      {/* That a code was sent is said by its field. */}
      {code?.kind === 'refused' && <Answer key={`code-${code.at}`} answer={code} />}
      {children}
    </Root>
  );
}

function Answer({ answer }: { answer: AuthOutcome | undefined }) {
  const { t } = useTranslation('auth');
  const say = useUiText();
  if (answer?.kind === 'codeSent') {
    const { demoCode } = answer;
    return <Notice tone="success">{demoCode === undefined ? t('code.sent') : say('code.demo', { code: demoCode })}</Notice>;
  }
  if (!answer || answer.message === '') return null;
  if (answer.lockedMinutes !== undefined) return <LockNotice minutes={answer.lockedMinutes} />;
  return <Notice tone="error">{answer.message ?? t('signIn.notAnswered')}</Notice>;
}
