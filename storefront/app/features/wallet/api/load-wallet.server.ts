import type { Schemas } from '@mall/sdk';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { type Wallet, type WalletQuery, type WalletReason, type WalletSide, walletReasons } from '../wallet.ts';

const pageSize = 10;
const types = { income: 1, expense: 2 } as const;
const pending = 1;

/** The balance, and a page of what came in or went out. */
export async function loadWallet({ mall }: Gateway, { side, span, page }: WalletQuery): Promise<Wallet> {
  const { user_money, status, total, list } = await mall.wallet.show({ type: types[side], day: span, page, pageSize });
  return {
    balance: user_money,
    isWithdrawing: status === pending,
    records: list.map((record) => toRecord(record, side)),
    pages: Math.ceil(total / pageSize),
  };
}

const reasons = new Map<number, WalletReason>(Object.entries(walletReasons).map(([number, reason]) => [Number(number), reason]));

/** A reason that this page does not know is the mall's own. */
const otherReasons = { income: 'rechargeByMall', expense: 'deductionByMall' } as const;

function toRecord({ id, type, money, add_date }: Schemas['WalletRecord'], side: WalletSide) {
  return {
    id,
    reason: reasons.get(type) ?? otherReasons[side],
    amount: side === 'income' ? money : `-${money}`,
    at: add_date ?? undefined,
  };
}
