import type { RequestOf } from '@mall/contract';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { isMasked } from '../../shared/mask.ts';
import { type Addressee, addressOf, type CodePurpose, type CodeReceipt, type CodeRequest, sendCode } from '../../verification/codes.ts';
import type { CodeMessage } from '../../verification/texts.ts';
import { customerById, customerByName, preferredContact, readDialCode } from '../account/service.ts';
import { confirmCaptcha } from './captcha.ts';
import { readAddressee } from './start-session.ts';

type SendSms = RequestOf<'mall.User.secretKey'>;

/** A captcha with its answer; both are missing when a client of the family requests a code without one. */
interface CaptchaProof {
  readonly imgCode?: string;
  readonly verificationCode?: string;
}

/** The purpose and the message of a signed-in customer's code, by the wire's number. */
const ownCodes: Readonly<Record<Exclude<SendSms['smsType'], 1 | 2 | 4>, { readonly purpose: CodePurpose; readonly message: CodeMessage }>> =
  {
    3: { purpose: 'phone', message: 'changePhone' },
    5: { purpose: 'payment-password', message: 'paymentPassword' },
    6: { purpose: 'withdrawal', message: 'withdrawal' },
    7: { purpose: 'general', message: 'confirm' },
  };

/**
 * Sends a code by SMS: to any phone for sign-in or registration, otherwise to the signed-in customer or to the phone they are about to
 * bind.
 */
export async function sendSms(request: SendSms, context: Context): Promise<CodeReceipt> {
  const { smsType } = request;
  if (smsType === 1 || smsType === 2) {
    if (isMasked(request.phone ?? '')) throw new Fault('parameter_refused', { errors: [{ field: 'phone', rule: 'pattern' }] });
    const message = smsType === 2 ? 'register' : 'signIn';
    return sendProved(request, { purpose: 'entry', addressee: readAddressee(request, 'phone'), message }, context);
  }
  if (context.session.kind !== 'customer') throw new Fault('parameter_refused', { errors: [{ field: 'smsType', rule: 'signedIn' }] });
  const { customerId } = customerOf(context);
  const own = preferredContact(await customerById(context.db, customerId));
  if (smsType === 4) return sendProved(request, { purpose: 'reset', addressee: own, message: 'resetPassword' }, context);
  const addressee = smsType === 3 && request.newPhone && !isMasked(request.newPhone) ? newPhone(request.newPhone, request.cpc) : own;
  return sendProved(request, { ...ownCodes[smsType], addressee, customerId }, context);
}

const newPhone = (phone: string, cpc: string | undefined): Addressee => ({ kind: 'phone', dialCode: readDialCode(cpc), phone });

/** Sends a code for a forgotten password, if a customer has the phone. */
export async function sendResetSms(request: RequestOf<'mall.Login.secretKey'>, context: Context): Promise<CodeReceipt> {
  return sendReset(request, readAddressee(request, 'phone'), context);
}

const emailTypes = { forgotten: 1, registration: 2 } as const;

/** Sends a code by e-mail: for sign-in or registration, or for a forgotten password if a customer has the address. */
export async function sendEmail(request: RequestOf<'mall.User.send_email_verification_code'>, context: Context): Promise<CodeReceipt> {
  const { e_mail, type } = request;
  const addressee = readAddressee({ e_mail }, 'email');
  if (type === emailTypes.forgotten) return sendReset(request, addressee, context);
  return sendProved(request, { purpose: 'entry', addressee, message: type === emailTypes.registration ? 'register' : 'signIn' }, context);
}

async function sendReset(proof: CaptchaProof, addressee: Addressee, context: Context): Promise<CodeReceipt> {
  const known = (await customerByName(context.db, addressee)) !== undefined;
  return sendProved(proof, { purpose: 'reset', addressee, message: 'resetPassword', known }, context);
}

/** Sends a code once the captcha, if one was sent, is answered correctly. */
async function sendProved(
  { imgCode, verificationCode }: CaptchaProof,
  request: Omit<CodeRequest, 'proof'>,
  context: Context,
): Promise<CodeReceipt> {
  const hasCaptcha = imgCode !== undefined || verificationCode !== undefined;
  if (hasCaptcha) await confirmCaptcha(verificationCode ?? '', imgCode ?? '', addressOf(request.addressee), context);
  const withoutCaptcha = context.session.kind === 'customer' ? 'customer' : 'none';
  return sendCode({ ...request, proof: hasCaptcha ? 'captcha' : withoutCaptcha }, context);
}
