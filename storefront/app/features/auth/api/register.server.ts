import { checkForm, registerRules, setPasswordRules } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { AgreementText, Refusal } from '../entry.ts';
import { submitAuthForm } from './entry.server.ts';
import { verificationToWire } from './verification-to-wire.ts';

const terms = 0;

/** Loads the terms that a new customer agrees to. */
export async function loadTerms({ mall }: Gateway): Promise<AgreementText> {
  const { title, content } = await mall.auth.agreement({ type: terms });
  return { title, html: content };
}

/** A registered customer. Our gateway also signs them in; other servers of the family do not. */
export interface Registered {
  readonly kind: 'registered';
  readonly isSignedIn: boolean;
}

/** Registers a customer. The session that the response issues is stored in the cookie. */
export async function registerCustomer(gateway: Gateway, form: FormData): Promise<Refusal | Registered> {
  let isSignedIn = false;
  const refusal = await submitAuthForm(
    form,
    (entered) => checkForm(registerRules, entered),
    async (values) => {
      const { accountName, password } = values;
      const shared = { userId: accountName, password, ...verificationToWire(values) };
      gateway.expectSessionOf('customer');
      const { access_id: accessId } = await gateway.mall.auth.register(
        values.type === 'email'
          ? { type: 1, e_mail: values.email, ...shared }
          : { type: 0, phone: values.phone, cpc: values.dialCode, ...shared },
      );
      isSignedIn = accessId !== undefined;
    },
  );
  return refusal ?? { kind: 'registered', isSignedIn };
}

/** Sets the customer's account name and password, once; returns undefined on success. */
export async function setFirstPassword({ mall }: Gateway, form: FormData): Promise<Refusal | undefined> {
  return submitAuthForm(
    form,
    (entered) => checkForm(setPasswordRules, entered),
    ({ accountName, password }) => mall.auth.setPassword({ user_name: accountName, password }),
  );
}
