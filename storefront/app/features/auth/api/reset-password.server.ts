import { checkForm, forgottenPasswordRules } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Refusal } from '../entry.ts';
import { submitAuthForm } from './entry.server.ts';
import { verificationToWire } from './verification-to-wire.ts';

/** Resets a forgotten password with a verification code; returns undefined on success. */
export async function resetPassword({ mall }: Gateway, form: FormData): Promise<Refusal | undefined> {
  return submitAuthForm(
    form,
    (entered) => checkForm(forgottenPasswordRules, entered),
    (values) => {
      const { password, repeatedPassword } = values;
      const shared = { password, rpwd: repeatedPassword, ...verificationToWire(values) };
      return mall.auth.resetPassword(
        values.type === 'email'
          ? { type: 1, e_mail: values.email, ...shared }
          : { type: 0, phone: values.phone, cpc: values.dialCode, ...shared },
      );
    },
  );
}
