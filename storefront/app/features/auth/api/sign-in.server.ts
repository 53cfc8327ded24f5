import type { AuthLoginInput } from '@mall/sdk/operations/auth';
import { checkForm, type LoginValues, loginRules } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { proofField, type SignInRefusal, ways } from '../sign-in.ts';

const captchaWrong = '51127';

/** Whether the caller is a customer already. */
export async function isSignedIn({ mall }: Gateway): Promise<boolean> {
  return (await mall.shell.index()).login_status;
}

/**
 * Signs the customer in by the same rules as the form in the browser; undefined when it is done. The answer holds the session's token, so
 * nothing of it leaves this function: the client hands the token to the middleware, which puts it into the cookie.
 */
export async function signIn(gateway: Gateway, form: FormData): Promise<SignInRefusal | undefined> {
  const proof = form.get(proofField);
  if (typeof proof === 'string' && proof !== '') form.set('imgCode', proof);
  const checked = checkForm(loginRules, form);
  if (!checked.ok) return refuse(form, '', checked.errors);
  gateway.expectSessionOf(checked.values.isAuto === '1' ? 'keptCustomer' : 'customer');
  try {
    await gateway.mall.auth.login(readLogin(checked.values));
    return undefined;
  } catch (error) {
    const { message, code } = refusalOf(error);
    return code === captchaWrong && message !== undefined ? refuse(form, '', { imgCode: message }) : refuse(form, message, {});
  }
}

function readLogin(values: LoginValues): AuthLoginInput {
  const { password, imgCode, verificationCode, cpc, isAuto } = values;
  const shared = { password, imgCode, verificationCode, ...(isAuto === '1' ? { isAuto: 1 as const } : {}) };
  if (values.type === '2') return { type: 2, e_mail: values.e_mail, ...shared };
  return values.type === '3' ? { type: 3, phone: values.phone, ...shared } : { type: 1, phone: values.phone, cpc, ...shared };
}

function refuse(form: FormData, message: string | undefined, errors: SignInRefusal['errors']): SignInRefusal {
  const entered = (name: string) => String(form.get(name) ?? '');
  return {
    at: Date.now(),
    message,
    errors,
    entered: {
      type: ways.find((way) => way === form.get('type')) ?? '1',
      phone: entered('phone'),
      e_mail: entered('e_mail'),
      cpc: entered('cpc') || '86',
      keep: form.get('isAuto') === '1',
    },
  };
}
