import { centsOf } from '@mall/ui';

/** What the balance can do for a payment. Amounts are decimal strings. */
export interface WalletMeans {
  readonly balance: string;
  /** What is to be paid. */
  readonly due: string;
  readonly hasPaymentPassword: boolean;
}

/** Whether the balance covers a payment and may be paid from. */
export function walletCovers({ balance, due, hasPaymentPassword }: WalletMeans): boolean {
  return hasPaymentPassword && centsOf(balance) >= centsOf(due);
}

/** The way to pay that is chosen at first: the preferred one, unless that is the balance and it cannot pay while another way can. */
export function preselectPayType<PayType extends string>(
  payTypes: readonly PayType[],
  preferred: PayType | undefined,
  wallet: WalletMeans,
): PayType | undefined {
  const offered = [...payTypes].sort((one, other) => Number(other === preferred) - Number(one === preferred));
  return offered.find((type) => type !== 'wallet_pay' || walletCovers(wallet)) ?? offered[0];
}
