import { centsOf } from '@mall/ui';

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
export function preselectPayType<PayType extends string>(
  payTypes: readonly PayType[],
  preferred: PayType | undefined,
  wallet: WalletMeans,
): PayType | undefined {
  const offered = [...payTypes].sort((one, other) => Number(other === preferred) - Number(one === preferred));
  return offered.find((type) => type !== 'wallet_pay' || walletCovers(wallet)) ?? offered[0];
}
