import { isMallError } from '@mall/sdk';
import type { Checked, FormErrors } from '@mall/ui/rules';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { type EnteredFields, proofField, type Refusal, signInMethods } from '../entry.ts';

/** The field that a code of the catalogue speaks of: whichever of these the form has. */
const fieldsOfCode: Readonly<Record<string, readonly string[]>> = {
  51127: ['imgCode'],
  300: ['userId', 'user_name'],
  302: ['keyCode'],
  303: ['keyCode'],
};
const contactTaken = '301';
const tooManyWrongPasswords = '416';

/**
 * Does what a form asks for, by the same rules as in the browser; undefined when it is done. What `send` answers may hold a session's token,
 * so nothing of it leaves: the client hands the token to the middleware, which puts it into the cookie.
 */
export async function enterBy<Values>(
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

/** Puts the solution of the captcha's puzzle, where the device has found it, in the place of the letters. */
export function takeProof(form: FormData): void {
  const proof = form.get(proofField);
  if (typeof proof === 'string' && proof !== '') form.set('imgCode', proof);
}

/** The refusal in what a call threw, at the field it speaks of. Throws everything on that is no refusal of this form. */
export function refuseFor(error: unknown, form: FormData): Refusal {
  const { message, code } = refusalOf(error);
  if (code === tooManyWrongPasswords && isMallError(error) && error.retryAfter !== undefined) {
    return { ...refuse(form, message, {}), lockedMinutes: Math.ceil(error.retryAfter / 60) };
  }
  const field = fieldOf(code, form);
  return message !== undefined && field !== undefined ? refuse(form, '', { [field]: message }) : refuse(form, message, {});
}

function fieldOf(code: string | undefined, form: FormData): string | undefined {
  if (code === contactTaken) return form.get('type') === '2' ? 'e_mail' : 'phone';
  return fieldsOfCode[code ?? '']?.find((name) => form.has(name));
}

function refuse(form: FormData, message: string | undefined, errors: FormErrors): Refusal {
  return { kind: 'refused', at: Date.now(), message, errors, entered: readEntered(form) };
}

/** What was typed and may be shown again. */
export function readEntered(form: FormData): EnteredFields {
  const entered = (name: string) => String(form.get(name) ?? '');
  return {
    type: signInMethods.find((way) => way === form.get('type')) ?? '1',
    phone: entered('phone'),
    e_mail: entered('e_mail'),
    cpc: entered('cpc') || '86',
    account: entered('userId') || entered('user_name'),
    keep: form.get('isAuto') === '1',
  };
}
