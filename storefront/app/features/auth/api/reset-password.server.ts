import { checkForm, forgottenPasswordRules } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Refusal } from '../entry.ts';
import { enterBy } from './entry.server.ts';

/** Resets a forgotten password with a verification code; returns undefined on success. */
export async function resetPassword({ mall }: Gateway, form: FormData): Promise<Refusal | undefined> {
  return enterBy(
    form,
    (entered) => checkForm(forgottenPasswordRules, entered),
    (values) => {
      const { password, rpwd, keyCode, imgCode, verificationCode } = values;
      const shared = { password, rpwd, keyCode, imgCode, verificationCode };
      return mall.auth.resetPassword(
        values.type === '2' ? { type: 1, e_mail: values.e_mail, ...shared } : { type: 0, phone: values.phone, cpc: values.cpc, ...shared },
      );
    },
  );
}
