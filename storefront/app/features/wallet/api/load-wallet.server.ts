import type { Schemas } from '@mall/sdk';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { type Wallet, type WalletQuery, type WalletReason, type WalletSide, walletReasons } from '../wallet.ts';
import { toLatestWithdrawal } from './latest-withdrawal.server.ts';

const pageSize = 10;
const types = { income: 1, expense: 2 } as const;
const states = ['open', 'pending', 'unavailable'] as const;

/** Loads the balance, and a page of income or expense records. */
export async function loadWallet({ mall }: Gateway, { side, span, kind, page }: WalletQuery): Promise<Wallet> {
  const query = { type: types[side], typeName: kind, day: span, page, pageSize };
  const { user_money, status, withdrawal, total, list } = await mall.wallet.show(query);
  return {
    balance: user_money,
    withdrawal: states[status] ?? 'unavailable',
    latest: toLatestWithdrawal(withdrawal),
    records: list.map((record) => toRecord(record, side)),
    pages: Math.ceil(total / pageSize),
  };
}

const reasons = new Map<number, WalletReason>(Object.entries(walletReasons).map(([number, reason]) => [Number(number), reason]));

/** An unknown reason counts as a change by the mall. */
const otherReasons = { income: 'rechargeByMall', expense: 'deductionByMall' } as const;

function toRecord({ id, type, money, add_date }: Schemas['WalletRecord'], side: WalletSide) {
  return {
    id,
    reason: reasons.get(type) ?? otherReasons[side],
    amount: side === 'income' ? money : `-${money}`,
    at: add_date ?? undefined,
  };
}
