import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { lockWallet, post } from '../../ledger/ledger.ts';
import { startOfDay } from '../../shared/clock.ts';
import { isMasked } from '../../shared/mask.ts';
import { type Cents, parseMoney } from '../../shared/money.ts';
import { type CodeKey, checkCode, consumeCode } from '../../verification/codes.ts';
import { customerById } from '../account/find-customer.ts';
import { preferredContact } from '../account/preferred-contact.ts';
import { findWechatName, insertWithdrawal, isBlocked, type WithdrawalRow } from './repository.ts';
import { cardOf } from './save-card.ts';
import { withdrawalMethod, withdrawalState } from './schema.ts';

/** The minimum and the maximum of one withdrawal. */
export const minWithdrawal = parseMoney('10.00');
export const maxWithdrawal = parseMoney('20000.00');
/** The amount from which a withdrawal to WeChat needs the real name. */
export const realNameFrom = parseMoney('2000.00');
/** The fee in thousandths of the amount. */
export const feePerMille = 6n;

/** A request for a withdrawal. */
export interface WithdrawalRequest {
  readonly amount: Cents;
  readonly destination:
    | {
        readonly kind: 'bank_card';
        readonly cardId: number | undefined;
        /** The bound phone as sent by the client; a masked one is ignored, any other is refused. */
        readonly phone: string | undefined;
        /** The verification code sent to the bound phone. */
        readonly code: string | undefined;
      }
    | { readonly kind: 'wechat'; readonly realName: string | undefined };
}

type Destination = Pick<WithdrawalRow, 'method' | 'holder' | 'bank' | 'branch' | 'number' | 'masked' | 'wechatName'>;

const refused = (field: string, rule: string) => new Fault('parameter_refused', { errors: [{ field, rule }] });

/**
 * Requests a withdrawal: the amount leaves the wallet immediately. Call it in a transaction.
 *
 * @throws Fault `below_minimum`, `above_maximum`, `insufficient_balance`; `state_refuses` while another one is under review or after one
 * was paid out today; `code_wrong`, `code_expired`; `parameter_refused` for a destination that is not the customer's or lacks a field
 */
export async function requestWithdrawal({ amount, destination }: WithdrawalRequest, context: Context): Promise<void> {
  const { db, clock } = context;
  const { customerId } = customerOf(context);
  const now = clock.now();
  if (amount < minWithdrawal) throw new Fault('below_minimum');
  if (amount > maxWithdrawal) throw new Fault('above_maximum');
  const code = destination.kind === 'bank_card' ? destination.code : undefined;
  const payTo =
    destination.kind === 'bank_card'
      ? await bankCard(db, customerId, destination)
      : await wechat(db, customerId, amount, destination.realName);
  const which: CodeKey = { purpose: 'withdrawal', addressee: preferredContact(await customerById(db, customerId)), customerId };
  if (code !== undefined) await checkCode(code, which, context);
  // The lock is held until the transaction ends: of two concurrent requests the second sees the first.
  const wallet = await lockWallet(db, customerId);
  if (await isBlocked(db, customerId, startOfDay(now))) throw new Fault('state_refuses');
  await post(db, { kind: 'withdrawal', walletId: wallet.id, mallAccount: 'payouts', amount: -amount, at: now });
  if (code !== undefined) await consumeCode(code, which, context);
  await insertWithdrawal(db, { customerId, state: withdrawalState.inReview, amount, fee: feeOf(amount), ...payTo, createdAt: now });
}

/** Returns the fee, rounded to the nearest cent. */
const feeOf = (amount: Cents): Cents => (amount * feePerMille + 500n) / 1000n;

type ToBankCard = Extract<WithdrawalRequest['destination'], { kind: 'bank_card' }>;

async function bankCard(db: Db, customerId: number, { cardId, phone, code }: ToBankCard): Promise<Destination> {
  if (cardId === undefined) throw refused('bankCardId', 'required');
  const { holder, bank, branch, number, masked } = await cardOf(db, customerId, cardId, 'bankCardId');
  if (phone !== undefined && !isMasked(phone) && phone !== (await customerById(db, customerId)).phone) throw refused('mobile', 'exists');
  if (code === undefined) throw refused('keyCode', 'required');
  return { method: withdrawalMethod.bankCard, holder, bank, branch, number, masked, wechatName: null };
}

async function wechat(db: Db, customerId: number, amount: Cents, realName: string | undefined): Promise<Destination> {
  const wechatName = await findWechatName(db, customerId);
  if (wechatName === undefined) throw refused('withdrawStatus', 'exists');
  const holder = realName?.trim() ?? '';
  if (amount >= realNameFrom && holder === '') throw refused('userName', 'required');
  return { method: withdrawalMethod.wechat, holder, bank: null, branch: null, number: null, masked: null, wechatName };
}
