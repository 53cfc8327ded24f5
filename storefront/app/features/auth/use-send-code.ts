import type { Contact } from '@mall/ui/rules';
import { useFetcher } from 'react-router-dom';
import { sendCodeIntent, useCodeRest } from '#app/shared/send-code.ts';
import type { EntryAnswer } from './entry.ts';

/** Asking for a code without leaving the form. */
export interface CodeSending {
  readonly sending: boolean;
  /** The moment from which another may be asked for, on this device's clock. */
  readonly againAt: number | undefined;
  readonly answer: EntryAnswer | undefined;
  send(contact: Contact): void;
}

/** Sends codes by the action of this page. */
export function useSendCode(pageHref: string): CodeSending {
  const { state, data: answer, submit } = useFetcher<EntryAnswer>();
  return {
    sending: state !== 'idle',
    againAt: useCodeRest(answer),
    answer,
    send: (contact) => void submit({ intent: sendCodeIntent, ...contact }, { method: 'post', action: pageHref }),
  };
}
