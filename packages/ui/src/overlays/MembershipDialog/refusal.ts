import { centsOf } from '../../commerce/Price/formatMoney.ts';

/** What stands between a shopper and paying for a membership; the first of them is told. */
export type MembershipRefusal = 'agreement' | 'paymentPassword' | 'balance';

/** What is known before a membership is paid for. */
export interface MembershipFacts {
  readonly agreed: boolean;
  /** `wallet_pay` takes from the balance; every other method shows a code. */
  readonly method: string;
  readonly hasPaymentPassword: boolean;
  /** Decimal strings. */
  readonly balance: string;
  readonly payable: string;
}

/** The way to pay that takes from the balance, and to which everything goes back. */
export const walletMethod = 'wallet_pay';

/** Why a membership cannot be paid for yet; undefined when nothing is in the way. */
export function refusalOf({ agreed, method, hasPaymentPassword, balance, payable }: MembershipFacts): MembershipRefusal | undefined {
  if (!agreed) return 'agreement';
  if (method !== walletMethod) return undefined;
  if (!hasPaymentPassword) return 'paymentPassword';
  // A membership that a coupon pays for needs no balance.
  return centsOf(balance) < centsOf(payable) ? 'balance' : undefined;
}
