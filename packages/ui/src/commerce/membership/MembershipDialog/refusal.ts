import { centsOf } from '../../catalog/Price/formatMoney.ts';

/** Reason that prevents the payment of a membership; the first one is shown. */
export type MembershipRefusal = 'agreement' | 'paymentPassword' | 'balance';

/** Facts that are known before the payment of a membership. */
export interface MembershipFacts {
  readonly agreed: boolean;
  /** `wallet` charges the balance; every other method shows a QR code. */
  readonly method: string;
  readonly hasPaymentPassword: boolean;
  /** Decimal strings. */
  readonly balance: string;
  readonly payable: string;
}

/** Payment method that charges the balance, and the default after a reset. */
export const walletMethod = 'wallet';

/** Returns the reason why a membership cannot be paid yet; undefined when there is none. */
export function refusalOf({ agreed, method, hasPaymentPassword, balance, payable }: MembershipFacts): MembershipRefusal | undefined {
  if (!agreed) return 'agreement';
  if (method !== walletMethod) return undefined;
  if (!hasPaymentPassword) return 'paymentPassword';
  // A membership that a coupon pays for completely needs no balance.
  return centsOf(balance) < centsOf(payable) ? 'balance' : undefined;
}
