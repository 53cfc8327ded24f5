import { maskMailbox, maskMiddle } from '../../shared/mask.ts';
import type { CustomerRow } from './repository.ts';

/** Returns the display name of a customer: their name, otherwise the account name, otherwise the masked phone or e-mail address. */
export function displayName({ name, account, phone, email }: CustomerRow): string {
  return name || account || maskMiddle(phone ?? '') || maskMailbox(email ?? '');
}
