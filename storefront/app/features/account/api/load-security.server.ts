import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Security } from '../security.ts';

/** Loads the security settings of the account. */
export async function loadSecurity({ mall }: Gateway): Promise<Security> {
  const { password_staus, mobile } = await mall.account.security();
  return { phone: mobile, hasPaymentPassword: password_staus };
}

/** Loads the account name, for the browser's password manager. */
export async function loadAccountName({ mall }: Gateway): Promise<string> {
  return (await mall.account.profile()).user_name;
}
