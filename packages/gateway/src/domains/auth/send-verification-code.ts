import { type Context, customerOf } from '../../dispatch/context.ts';
import { type Addressee, addressOf, type CodePurpose, type CodeReceipt, type CodeRequest, sendCode } from '../../verification/codes.ts';
import type { CodeMessage } from '../../verification/texts.ts';
import { customerById, customerByName } from '../account/find-customer.ts';
import { preferredContact } from '../account/preferred-contact.ts';
import type { CaptchaAnswer } from './captcha-answer.ts';
import { verifyCaptchaForAddressee } from './verify-captcha.ts';

/** The messages of codes for registration and log-in. */
export type EntryMessage = 'register' | 'signIn';
/** The messages of codes for signed-in customers. */
export type OwnMessage = Exclude<CodeMessage, EntryMessage>;

/** The captcha of a request for a code; undefined when a client of the family requests a code without one. */
type OptionalCaptcha = CaptchaAnswer | undefined;

/** Sends a code to any phone or e-mail address, for registration or log-in. */
export async function sendEntryCode(
  addressee: Addressee,
  message: EntryMessage,
  captcha: OptionalCaptcha,
  context: Context,
): Promise<CodeReceipt> {
  return sendAfterCaptcha(captcha, { purpose: 'entry', addressee, message }, context);
}

/** Sends a code for a forgotten password, if a customer has the phone or the e-mail address. */
export async function sendResetCode(addressee: Addressee, captcha: OptionalCaptcha, context: Context): Promise<CodeReceipt> {
  const known = (await customerByName(context.db, addressee)) !== undefined;
  return sendAfterCaptcha(captcha, { purpose: 'reset', addressee, message: 'resetPassword', known }, context);
}

const purposes: Readonly<Record<Exclude<OwnMessage, 'resetPassword'>, CodePurpose>> = {
  changePhone: 'phone',
  paymentPassword: 'payment-password',
  withdrawal: 'withdrawal',
  confirm: 'general',
};

/** A signed-in customer's request for a code. */
export interface OwnCodeRequest {
  readonly message: OwnMessage;
  /** The phone that the customer is about to bind, for `changePhone`; otherwise the code is sent to the customer's own contact. */
  readonly newPhone: Addressee | undefined;
}

/** Sends a code to the signed-in customer, or to the phone they are about to bind. */
export async function sendOwnCode({ message, newPhone }: OwnCodeRequest, captcha: OptionalCaptcha, context: Context): Promise<CodeReceipt> {
  const { customerId } = customerOf(context);
  const own = preferredContact(await customerById(context.db, customerId));
  if (message === 'resetPassword') return sendAfterCaptcha(captcha, { purpose: 'reset', addressee: own, message }, context);
  const addressee = (message === 'changePhone' ? newPhone : undefined) ?? own;
  return sendAfterCaptcha(captcha, { purpose: purposes[message], message, addressee, customerId }, context);
}

/** Sends a code once the captcha, if one was sent, is answered correctly. */
async function sendAfterCaptcha(captcha: OptionalCaptcha, request: Omit<CodeRequest, 'proof'>, context: Context): Promise<CodeReceipt> {
  if (captcha) await verifyCaptchaForAddressee(captcha, addressOf(request.addressee), context);
  const withoutCaptcha = context.session.kind === 'customer' ? 'customer' : 'none';
  return sendCode({ ...request, proof: captcha ? 'captcha' : withoutCaptcha }, context);
}
