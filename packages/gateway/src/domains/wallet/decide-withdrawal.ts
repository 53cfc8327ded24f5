import type { DataOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { post, walletOf } from '../../ledger/ledger.ts';
import { decrypt } from '../../shared/encryption.ts';
import type { Localized } from '../../shared/language.ts';
import { maskMiddle } from '../../shared/mask.ts';
import { formatMoney } from '../../shared/money.ts';
import { customerById } from '../account/service.ts';
import { notifyCustomer } from '../messages/notify-customer.ts';
import { listCards } from './card-service.ts';
import { changeWithdrawal, findWechatName, findWithdrawal, lockWithdrawal, type WithdrawalRow, waitingWithdrawals } from './repository.ts';
import { feePerMille, leastWithdrawal, mostWithdrawal, realNameFrom } from './request-withdrawal.ts';
import { withdrawalState } from './schema.ts';
import { unit } from './service.ts';

export type { WithdrawalRow };

const hint: Localized = {
  en: 'You can make one withdrawal a day, and one request at a time. Requests are reviewed within one working day.',
  zh: '每天限提现一次，审核中不可再次申请。申请将在一个工作日内审核。',
  tn: '每天限提領一次，審核中無法再次申請。申請將於一個工作天內審核。',
  ko: '출금은 하루에 한 번, 한 건씩 신청할 수 있습니다. 신청은 영업일 기준 하루 안에 검토됩니다.',
};

const refused = (field: string, rule: string) => new Fault('parameter_refused', { errors: [{ field, rule }] });

/** What the form of a withdrawal needs. */
export async function showWithdrawalForm(context: Context): Promise<DataOf<'mall.User.intoWithdrawals'>> {
  const { db, language } = context;
  const { customerId } = customerOf(context);
  const customer = await customerById(db, customerId);
  const wechatName = await findWechatName(db, customerId);
  return {
    money: formatMoney((await walletOf(db, customerId)).balance),
    ...{ min_amount: formatMoney(leastWithdrawal), max_amount: formatMoney(mostWithdrawal) },
    ...{ service_charge: `${Number(feePerMille) / 10}%`, serviceCharge: Number(feePerMille) / 1000 },
    unit: unit[language],
    mobile: maskMiddle(customer.phone ?? ''),
    ...{ wx_open: wechatName === undefined ? 0 : 1, wx_withdraw: wechatName === undefined ? 0 : 1, wx_name: wechatName ?? '' },
    real_name_from: formatMoney(realNameFrom),
    bank_information: await listCards(context),
    pshd: hint[language],
  };
}

/** The withdrawals that wait for a decision, the oldest first. */
export async function listWaitingWithdrawals(db: Db): Promise<WithdrawalRow[]> {
  return waitingWithdrawals(db);
}

/** A withdrawal with the card's number decrypted, for the operator who pays it out. Throws when there is none of this id. */
export async function openWithdrawal(db: Db, id: number, secret: string): Promise<WithdrawalRow> {
  const withdrawal = await findWithdrawal(db, id);
  if (!withdrawal) throw refused('id', 'known');
  return { ...withdrawal, number: withdrawal.number === null ? null : decrypt(withdrawal.number, secret) };
}

/** Decides on a waiting withdrawal: what the back office does. A refused one gives its money back. */
export async function decideWithdrawal(db: Db, id: number, paidOut: boolean, now: Date): Promise<WithdrawalRow> {
  return db.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (!withdrawal) throw refused('id', 'known');
    if (withdrawal.state !== withdrawalState.inReview) throw new Fault('state_refuses');
    const { customerId, amount } = withdrawal;
    await changeWithdrawal(tx, id, { state: paidOut ? withdrawalState.paidOut : withdrawalState.refused, decidedAt: now });
    if (!paidOut) {
      const wallet = await walletOf(tx, customerId);
      await post(tx, { kind: 'withdrawal_returned', walletId: wallet.id, house: 'payouts', amount, at: now });
    }
    const key = paidOut ? 'withdrawalPaidOut' : 'withdrawalRefused';
    await notifyCustomer(tx, customerId, { key, values: { amount: formatMoney(amount) } }, now);
    return withdrawal;
  });
}
