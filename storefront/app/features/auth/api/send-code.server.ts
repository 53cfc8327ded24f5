import { type CodeRequest, checkForm, codeRequestRules } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { AuthOutcome } from '../entry.ts';
import { readEntered, refuseFor, takeProof } from './entry.server.ts';
import { captchaToWire } from './verification-to-wire.ts';

/** The purpose of a verification code: to sign in, to register, or to reset a password. */
export type CodePurpose = 'signIn' | 'register' | 'reset';

const smsTypes = { signIn: 1, register: 2 } as const;
const emailTypes = { signIn: 0, reset: 1, register: 2 } as const;

/** Sends a code to the phone or the e-mail address in a form. The gateway verifies the captcha first. */
export async function sendCode(gateway: Gateway, purpose: CodePurpose, form: FormData): Promise<AuthOutcome> {
  const entered = readEntered(form);
  takeProof(form);
  const checked = checkForm(codeRequestRules, form);
  if (!checked.ok) return { kind: 'refused', at: Date.now(), message: '', errors: checked.errors, entered };
  try {
    const { demo_code: demoCode } = await send(gateway, purpose, checked.values);
    const { captcha, captchaToken } = checked.values;
    return { kind: 'codeSent', at: Date.now(), entered, demoCode, captchaAnswered: { captcha, captchaToken } };
  } catch (error) {
    return refuseFor(error, form);
  }
}

function send({ mall }: Gateway, purpose: CodePurpose, request: CodeRequest) {
  const captcha = captchaToWire(request);
  if (request.type === 'email') return mall.auth.sendEmailCode({ e_mail: request.email, type: emailTypes[purpose], ...captcha });
  const { phone, dialCode: cpc } = request;
  return purpose === 'reset'
    ? mall.auth.sendResetCode({ phone, cpc, ...captcha })
    : mall.auth.sendCode({ smsType: smsTypes[purpose], phone, cpc, ...captcha });
}
