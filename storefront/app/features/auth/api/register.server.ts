import { checkForm, registerRules, setPasswordRules } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { AgreementText, Refusal } from '../entry.ts';
import { enterBy } from './entry.server.ts';

const terms = 0;

/** What a new customer agrees to. */
export async function loadTerms({ mall }: Gateway): Promise<AgreementText> {
  const { title, content } = await mall.auth.agreement({ type: terms });
  return { title, html: content };
}

/** Registers a customer, who is not signed in by it; undefined when it is done. */
export async function registerCustomer({ mall }: Gateway, form: FormData): Promise<Refusal | undefined> {
  return enterBy(
    form,
    (entered) => checkForm(registerRules, entered),
    (values) => {
      const { userId, password, keyCode, imgCode, verificationCode } = values;
      const shared = { userId, password, keyCode, imgCode, verificationCode };
      return mall.auth.register(
        values.type === '2' ? { type: 1, e_mail: values.e_mail, ...shared } : { type: 0, phone: values.phone, cpc: values.cpc, ...shared },
      );
    },
  );
}

/** Gives the customer an account name and a password, once; undefined when it is done. */
export async function setFirstPassword({ mall }: Gateway, form: FormData): Promise<Refusal | undefined> {
  return enterBy(
    form,
    (entered) => checkForm(setPasswordRules, entered),
    ({ user_name, password }) => mall.auth.setPassword({ user_name, password }),
  );
}
