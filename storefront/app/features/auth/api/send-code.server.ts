import { type Contact, checkForm, contactRules } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { EntryAnswer } from '../entry.ts';
import { readEntered, refuseFor } from './entry.server.ts';

/** What a code is for: to sign in, to register, or to set a forgotten password anew. */
export type CodePurpose = 'signIn' | 'register' | 'reset';

const smsTypes = { signIn: 1, register: 2 } as const;

/** Sends a code to the phone or the e-mail address in a form. */
export async function sendCode(gateway: Gateway, purpose: CodePurpose, form: FormData): Promise<EntryAnswer> {
  const entered = readEntered(form);
  const checked = checkForm(contactRules, form);
  if (!checked.ok) return { kind: 'refused', at: Date.now(), message: '', errors: checked.errors, entered };
  try {
    await send(gateway, purpose, checked.values);
    return { kind: 'codeSent', at: Date.now(), entered };
  } catch (error) {
    return refuseFor(error, form);
  }
}

function send({ mall }: Gateway, purpose: CodePurpose, contact: Contact): Promise<unknown> {
  if (contact.type === '2') return mall.auth.sendEmailCode({ e_mail: contact.e_mail, type: purpose === 'reset' ? 1 : 0 });
  const { phone, cpc } = contact;
  return purpose === 'reset' ? mall.auth.sendResetCode({ phone, cpc }) : mall.auth.sendCode({ smsType: smsTypes[purpose], phone, cpc });
}
