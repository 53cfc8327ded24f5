import { centsOf } from '@mall/ui';
import type { PaymentMethod } from './payment-methods.ts';

/** The data that decide whether the balance can pay. Amounts are decimal strings. */
export interface WalletMeans {
  readonly balance: string;
  /** The amount due. */
  readonly due: string;
  readonly hasPaymentPassword: boolean;
}

/** Returns whether the balance covers a payment and may be used for it. */
export function walletCovers({ balance, due, hasPaymentPassword }: WalletMeans): boolean {
  return hasPaymentPassword && centsOf(balance) >= centsOf(due);
}

/**
 * Returns the initially selected payment method: the preferred one, unless that is the balance and it cannot pay while another method can.
 */
export function preselectMethod(
  methods: readonly PaymentMethod[],
  preferred: PaymentMethod | undefined,
  wallet: WalletMeans,
): PaymentMethod | undefined {
  const offered = [...methods].sort((one, other) => Number(other === preferred) - Number(one === preferred));
  return offered.find((method) => method !== 'wallet' || walletCovers(wallet)) ?? offered[0];
}
