import type { AuthLoginByCodeInput, AuthLoginInput } from '@mall/sdk/operations/auth';
import { type CodeLoginValues, checkForm, codeLoginRules, type LoginValues, loginRules } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Refusal } from '../entry.ts';
import { submitAuthForm } from './entry.server.ts';
import { captchaToWire, verificationToWire } from './verification-to-wire.ts';

/** Returns true when the caller is signed in. */
export async function isSignedIn({ mall }: Gateway): Promise<boolean> {
  return (await mall.shell.index()).login_status;
}

/** Signs the customer in with a password; returns undefined on success. */
export async function signIn(gateway: Gateway, form: FormData): Promise<Refusal | undefined> {
  return submitAuthForm(
    form,
    (entered) => checkForm(loginRules, entered),
    (values) => {
      expectSession(gateway, values.staySignedIn);
      return gateway.mall.auth.login(readLogin(values), { headers: gateway.deviceHeaders });
    },
  );
}

/** A successful sign-in; a customer without a password still has to choose one, and an account name. */
export interface SignedIn {
  readonly kind: 'signedIn';
  readonly hasPassword: boolean;
}

/** Signs the customer in with a verification code, and registers new customers. */
export async function signInByCode(gateway: Gateway, form: FormData): Promise<Refusal | SignedIn> {
  let hasPassword = true;
  const refusal = await submitAuthForm(
    form,
    (entered) => checkForm(codeLoginRules, entered),
    async (values) => {
      expectSession(gateway, values.staySignedIn);
      ({ y_password: hasPassword } = await gateway.mall.auth.loginByCode(readCodeLogin(values)));
    },
  );
  return refusal ?? { kind: 'signedIn', hasPassword };
}

function expectSession(gateway: Gateway, staySignedIn: string | undefined): void {
  gateway.expectSessionOf(staySignedIn === '1' ? 'keptCustomer' : 'customer');
}

function readLogin(values: LoginValues): AuthLoginInput {
  const { password, dialCode, staySignedIn } = values;
  const shared = { password, ...captchaToWire(values), ...(staySignedIn === '1' ? { isAuto: 1 as const } : {}) };
  if (values.type === 'email') return { type: 2, e_mail: values.email, ...shared };
  // The wire has no field of its own for the account name.
  if (values.type === 'account') return { type: 3, phone: values.accountName, ...shared };
  return { type: 1, phone: values.phone, cpc: dialCode, ...shared };
}

function readCodeLogin(values: CodeLoginValues): AuthLoginByCodeInput {
  const proof = verificationToWire(values);
  return values.type === 'email'
    ? { type: 2, e_mail: values.email, ...proof }
    : { type: 1, phone: values.phone, cpc: values.dialCode, ...proof };
}
