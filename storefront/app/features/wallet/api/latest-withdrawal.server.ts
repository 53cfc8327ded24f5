import type { Schemas } from '@mall/sdk';
import type { LatestWithdrawal } from '../withdrawal.ts';

const states = ['underReview', 'paidOut', 'refused'] as const;

/** Converts the wallet's latest withdrawal for display. */
export function toLatestWithdrawal(withdrawal: Schemas['LatestWithdrawal'] | undefined): LatestWithdrawal | undefined {
  if (!withdrawal) return undefined;
  const { status, money, Bank_name, Bank_card_number, wx_name, add_date, decided_date } = withdrawal;
  return {
    state: states[status] ?? 'underReview',
    amount: money,
    to:
      Bank_card_number === undefined
        ? { kind: 'wechat', name: wx_name ?? '' }
        : { kind: 'card', bank: Bank_name ?? '', lastDigits: Bank_card_number },
    requestedAt: add_date ?? undefined,
    decidedAt: decided_date ?? undefined,
  };
}
