import type { CodeRequest } from '@mall/ui/rules';
import { useFetcher } from 'react-router-dom';
import { sendCodeIntent, useResendDelay } from '#app/shared/send-code.ts';
import type { AuthOutcome } from './entry.ts';

/** Requests a verification code without leaving the form. */
export interface CodeSending {
  readonly sending: boolean;
  /** The time from which another code can be requested, on this device's clock. */
  readonly againAt: number | undefined;
  /** The code that was sent, in the demo. */
  readonly demoCode: string | undefined;
  readonly outcome: AuthOutcome | undefined;
  send(request: CodeRequest): void;
}

/** Sends codes through the action of this page. */
export function useSendCode(pageHref: string): CodeSending {
  const { state, data: outcome, submit } = useFetcher<AuthOutcome>();
  return {
    sending: state !== 'idle',
    againAt: useResendDelay(outcome),
    demoCode: outcome?.kind === 'codeSent' ? outcome.demoCode : undefined,
    outcome,
    send: (request) => void submit({ intent: sendCodeIntent, ...request }, { method: 'post', action: pageHref }),
  };
}
