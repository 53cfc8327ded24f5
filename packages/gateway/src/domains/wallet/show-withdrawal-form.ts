import type { Db } from '../../db/database.ts';
import { walletOf } from '../../ledger/ledger.ts';
import type { Cents } from '../../shared/money.ts';
import { customerById } from '../account/find-customer.ts';
import { findWechatName } from './repository.ts';
import { type BankCardRow, listCards } from './save-card.ts';

/** The customer's data for the withdrawal form. */
export interface WithdrawalForm {
  readonly balance: Cents;
  /** The bound phone; null when there is none. */
  readonly phone: string | null;
  /** Undefined when no WeChat account is bound. */
  readonly wechatName: string | undefined;
  readonly cards: readonly BankCardRow[];
}

/** Returns the customer's data for the withdrawal form. */
export async function showWithdrawalForm(db: Db, customerId: number): Promise<WithdrawalForm> {
  const { phone } = await customerById(db, customerId);
  const wechatName = await findWechatName(db, customerId);
  const { balance } = await walletOf(db, customerId);
  return { balance, phone, wechatName, cards: await listCards(db, customerId) };
}
