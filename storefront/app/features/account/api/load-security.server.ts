import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Security } from '../security.ts';

/** How the account is guarded. */
export async function loadSecurity({ mall }: Gateway): Promise<Security> {
  const { password_staus, mobile } = await mall.account.security();
  return { phone: mobile, hasPaymentPassword: password_staus };
}

/** The name the customer is known by, for the browser's store of passwords. */
export async function loadAccountName({ mall }: Gateway): Promise<string> {
  return (await mall.account.profile()).user_name;
}
