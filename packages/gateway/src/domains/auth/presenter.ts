import type { DataOf, RequestOf } from '@mall/contract';
import { parameterRefused } from '../../dispatch/fault.ts';
import { familyLocale, type LanguageCode } from '../../shared/language.ts';
import { isMasked } from '../../shared/mask.ts';
import { wireFlag } from '../../shared/wire-flag.ts';
import type { Addressee, CodeReceipt } from '../../verification/codes.ts';
import { normalizeDialCode } from '../account/dial-code.ts';
import { displayName } from '../account/display-name.ts';
import type { CustomerName } from '../account/find-customer.ts';
import type { CaptchaAnswer } from './captcha-answer.ts';
import type { ChosenAccount } from './choose-account.ts';
import type { IssuedCaptcha } from './issue-captcha.ts';
import type { LogIn } from './log-in.ts';
import type { Registration } from './register.ts';
import type { PasswordReset } from './reset-password.ts';
import type { EntryMessage, OwnCodeRequest, OwnMessage } from './send-verification-code.ts';
import type { StartedSession } from './start-session.ts';
import type { ContactProof } from './verify-contact.ts';

/** Returns the response to a request for a code: empty, in the demo profile with the code. */
export const wireCodeReceipt = ({ demoCode }: CodeReceipt): DataOf<'mall.User.secretKey'> =>
  demoCode === undefined ? {} : { demo_code: demoCode };

/** Returns a captcha: its image as a data URL, and its puzzle in the format of altcha. */
export function wireCaptcha({ token, image, puzzle }: IssuedCaptcha): DataOf<'mall.Login.getCode'> {
  const { challenge, highestNumber, salt, signature } = puzzle;
  return {
    code: token,
    code_img: `data:image/png;base64,${image.toString('base64')}`,
    challenge: { algorithm: 'SHA-256', challenge, maxnumber: highestNumber, salt, signature },
  };
}

/** Returns the new session of a customer. */
export function wireSession({ token, customer, autoLogInToken }: StartedSession, language: LanguageCode): DataOf<'mall.Login.login'> {
  return {
    access_id: token,
    userId: customer.id,
    user_name: displayName(customer),
    headimgurl: customer.avatar,
    y_password: wireFlag(customer.passwordHash !== null),
    user_lang_code: familyLocale(language),
    ...(customer.phone !== null && { cpc: customer.dialCode }),
    ...(autoLogInToken !== undefined && { autoToken: autoLogInToken }),
  };
}

/** A phone or an e-mail address in a form. */
interface SentContact {
  readonly phone?: string;
  readonly e_mail?: string;
  readonly cpc?: string;
}

/**
 * Reads an e-mail address or a phone.
 * @throws Fault `parameter_refused` when it is missing
 */
export function readAddressee({ phone, e_mail, cpc }: SentContact, kind: Addressee['kind']): Addressee {
  if (kind === 'email') return { kind, email: requiredText(e_mail, 'e_mail').toLowerCase() };
  return { kind, dialCode: normalizeDialCode(cpc), phone: requiredText(phone, 'phone') };
}

function requiredText(text: string | undefined, field: string): string {
  const value = text?.trim();
  if (!value) throw parameterRefused(field, 'required');
  return value;
}

const loginTypes = { phone: 1, email: 2 } as const;

/** Reads a log-in with a password. */
export function readLogIn(request: RequestOf<'mall.Login.login'>): LogIn {
  const { password, imgCode, verificationCode, isAuto } = request;
  const captcha = { token: verificationCode, answer: imgCode };
  return { name: readLoginName(request), password, captcha, keepLoggedIn: isAuto === 1 };
}

/** Reads the login name; undefined when there is none. */
function readLoginName({ type, phone, e_mail, cpc }: RequestOf<'mall.Login.login'>): CustomerName | undefined {
  const text = (type === loginTypes.email ? e_mail : phone)?.trim();
  if (!text) return undefined;
  if (type === loginTypes.phone) return { kind: 'phone', dialCode: normalizeDialCode(cpc), phone: text };
  if (type === loginTypes.email) return { kind: 'email', email: text.toLowerCase() };
  return { kind: 'account', account: text.toLowerCase() };
}

/** Reads a log-in with a code. */
export function readCodeLogIn(request: RequestOf<'mall.Login.register'>): ContactProof {
  const { type, keyCode, imgCode, verificationCode } = request;
  const addressee = readAddressee(request, type === 1 ? 'phone' : 'email');
  return { addressee, code: keyCode, captcha: { token: verificationCode, answer: imgCode } };
}

/**
 * Reads a registration. Clients of the family send the captcha's token in either of two fields.
 * @throws Fault `parameter_refused` without a captcha's token, or without the phone or e-mail address
 */
export function readRegistration(request: RequestOf<'mall.Login.userRegister'>): Registration {
  const { type, userId, password, phone, e_mail, keyCode, imgCode } = request;
  const token = request.verificationCode ?? request.imgCodeToken;
  if (token === undefined) throw parameterRefused('verificationCode', 'required');
  const addressee = readAddressee(request, type === 0 ? 'phone' : 'email');
  return {
    addressee,
    code: keyCode,
    captcha: { token, answer: imgCode },
    account: userId.toLowerCase(),
    password,
    contacts: [phone, e_mail],
  };
}

/**
 * Reads a new password for a customer who forgot theirs.
 * @throws Fault `parameter_refused` when the repeated password differs, or without the phone or e-mail address
 */
export function readPasswordReset(request: RequestOf<'mall.Login.forgotpassword'>): PasswordReset {
  const { type, password, rpwd: repeated, phone, e_mail, keyCode, imgCode, verificationCode } = request;
  if (password !== repeated) throw parameterRefused('rpwd', 'equalsPassword');
  const addressee = readAddressee(request, type === 1 ? 'email' : 'phone');
  return { addressee, code: keyCode, captcha: { token: verificationCode, answer: imgCode }, password, contacts: [phone, e_mail] };
}

/** Reads an account name and a password. */
export const readChosenAccount = ({ user_name, password }: RequestOf<'mall.User.setUsernamePassword'>): ChosenAccount => ({
  account: user_name.toLowerCase(),
  password,
});

/** Reads the captcha of a request for a code; undefined when none was sent. */
export function readOptionalCaptcha({
  imgCode,
  verificationCode,
}: {
  readonly imgCode?: string;
  readonly verificationCode?: string;
}): CaptchaAnswer | undefined {
  if (imgCode === undefined && verificationCode === undefined) return undefined;
  return { token: verificationCode ?? '', answer: imgCode ?? '' };
}

type SmsRequest = RequestOf<'mall.User.secretKey'>;

const entryMessages: Readonly<Record<1 | 2, EntryMessage>> = { 1: 'signIn', 2: 'register' };
const ownMessages: Readonly<Record<Exclude<SmsRequest['smsType'], 1 | 2>, OwnMessage>> = {
  3: 'changePhone',
  4: 'resetPassword',
  5: 'paymentPassword',
  6: 'withdrawal',
  7: 'confirm',
};

/** Reads a request for a code by SMS: to any phone, or for a signed-in customer. */
export function readSmsRequest(request: SmsRequest): { readonly message: EntryMessage; readonly addressee: Addressee } | OwnCodeRequest {
  const { smsType, phone, newPhone, cpc } = request;
  if (smsType !== 1 && smsType !== 2) {
    const isNew = newPhone !== undefined && newPhone !== '' && !isMasked(newPhone);
    return {
      message: ownMessages[smsType],
      newPhone: isNew ? { kind: 'phone', dialCode: normalizeDialCode(cpc), phone: newPhone } : undefined,
    };
  }
  if (isMasked(phone ?? '')) throw parameterRefused('phone', 'pattern');
  return { message: entryMessages[smsType], addressee: readAddressee(request, 'phone') };
}
