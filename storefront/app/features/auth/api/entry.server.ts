import { isMallError } from '@mall/sdk';
import { type Checked, contactTypes, type FormErrors } from '@mall/ui/rules';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { type EnteredFields, proofField, type Refusal } from '../entry.ts';

/** The form field that an error code refers to. */
const fieldOfCode: Readonly<Record<string, string>> = {
  51127: 'captcha',
  300: 'accountName',
  302: 'verificationCode',
  303: 'verificationCode',
};
const contactTaken = '301';
const tooManyWrongPasswords = '416';

/**
 * Validates a form by the rules of the browser and sends it; returns undefined on success. The response of `send` may contain a session
 * token, so it is not returned: the client passes the token to the middleware, which stores it in the cookie.
 */
export async function submitAuthForm<Values>(
  form: FormData,
  check: (form: FormData) => Checked<Values>,
  send: (values: Values) => Promise<unknown>,
): Promise<Refusal | undefined> {
  takeProof(form);
  const checked = check(form);
  if (!checked.ok) return refuse(form, '', checked.errors);
  try {
    await send(checked.values);
    return undefined;
  } catch (error) {
    return refuseFor(error, form);
  }
}

/** Replaces the captcha's typed letters with the solution of its puzzle, if the device has found it. */
export function takeProof(form: FormData): void {
  const proof = form.get(proofField);
  if (typeof proof === 'string' && proof !== '') form.set('captcha', proof);
}

/** Converts a thrown error into a refusal at the field it concerns. Rethrows errors that are no refusal of this form. */
export function refuseFor(error: unknown, form: FormData): Refusal {
  const { message, code } = refusalOf(error);
  if (code === tooManyWrongPasswords && isMallError(error) && error.retryAfter !== undefined) {
    return { ...refuse(form, message, {}), lockedMinutes: Math.ceil(error.retryAfter / 60) };
  }
  const field = fieldOf(code, form);
  return message !== undefined && field !== undefined ? refuse(form, '', { [field]: message }) : refuse(form, message, {});
}

function fieldOf(code: string | undefined, form: FormData): string | undefined {
  if (code === contactTaken) return form.get('type') === 'email' ? 'email' : 'phone';
  const field = fieldOfCode[code ?? ''];
  return field !== undefined && form.has(field) ? field : undefined;
}

function refuse(form: FormData, message: string | undefined, errors: FormErrors): Refusal {
  return { kind: 'refused', at: Date.now(), message, errors, entered: readEntered(form) };
}

/** Returns the entered values that may be shown again. */
export function readEntered(form: FormData): EnteredFields {
  const entered = (name: string) => String(form.get(name) ?? '');
  return {
    type: contactTypes.find((type) => type === form.get('type')) ?? 'phone',
    phone: entered('phone'),
    email: entered('email'),
    dialCode: entered('dialCode') || '86',
    accountName: entered('accountName'),
    staySignedIn: form.get('staySignedIn') === '1',
  };
}
