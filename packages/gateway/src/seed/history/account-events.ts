import { createHash } from 'node:crypto';
import type { DemoHistory } from '@mall/demo';
import { insertCharge } from '../../domains/payments/repository.ts';
import { settleCharge } from '../../domains/payments/settle-charge.ts';
import { decideWithdrawal, listWaitingWithdrawals } from '../../domains/wallet/decide-withdrawal.ts';
import { readOutbox } from '../../messenger/messenger.ts';
import { addDays, addMinutes } from '../../shared/clock.ts';
import { parseMoney } from '../../shared/money.ts';
import { titleEvent } from './invoice-events.ts';
import { pay } from './order-events.ts';
import { type HistoryEvent, momentOf, type Shopper } from './shopper.ts';

/** Returns the events other than orders: saved products and shops, coupons, membership, recharge, withdrawal and read messages. */
export function accountEvents(history: DemoHistory, opening: Date): HistoryEvent[] {
  const { favorites, coupons, membership, recharge, withdrawal } = history;
  const event = (at: Date, run: HistoryEvent['run']): HistoryEvent => ({ at, run });
  const requestedAt = momentOf(withdrawal, opening);
  return [
    titleEvent(history, opening),
    event(momentOf(favorites, opening), (shopper) => save(favorites, shopper)),
    ...coupons.map((coupon) =>
      event(momentOf(coupon, opening), async ({ call }) => {
        await call('plugin.coupon.MallCoupon.receive', { id: coupon.campaign });
      }),
    ),
    event(momentOf(membership, opening), (shopper) => join(membership, shopper)),
    event(momentOf(recharge, opening), (shopper) => topUp(recharge, shopper)),
    event(requestedAt, (shopper) => withdraw(history, shopper)),
    event(addDays(requestedAt, 1), async ({ db, now }) => {
      for (const { id } of await listWaitingWithdrawals(db)) await decideWithdrawal(db, id, true, now);
    }),
    event(addDays(opening, -history.messagesReadDaysAgo), readMessages),
  ];
}

async function save({ products, shops }: DemoHistory['favorites'], { call }: Shopper): Promise<void> {
  for (const pro_id of products) await call('mall.AddFavorites.index', { pro_id });
  for (const shopId of shops) await call('mch.mall.Mch.collectionShop', { shopId });
}

async function join({ plan, amount }: DemoHistory['membership'], shopper: Shopper): Promise<void> {
  const order = await shopper.call('plugin.member.MallMember.payment', { memberType: plan, amount, payType: 'wallet_pay' });
  await pay({ sNo: order.sNo, total: String(order.amount) }, shopper);
}

/** Recharges the wallet by a QR payment. The provider is not called; its notice that the charge was paid is part of the history. */
async function topUp({ amount, number }: DemoHistory['recharge'], { db, customerId, now }: Shopper): Promise<void> {
  const reference = createHash('sha256').update(number).digest('hex').slice(0, 32);
  const charge = { reference, customerId, kind: 'recharge', number, method: 'pc_alipay', amount: parseMoney(amount) } as const;
  await insertCharge(db, { ...charge, code: '', createdAt: now, lastQueriedAt: now });
  await settleCharge(db, reference, charge.amount, addMinutes(now, 1));
}

const bankCardTransfer = 1;
const withdrawalSms = 6;

async function withdraw(
  { customer, withdrawal: { amount, bank, branch, card } }: DemoHistory,
  { call, db, textOf }: Shopper,
): Promise<void> {
  const names = { Cardholder: textOf(customer), Bank_name: bank, branch: textOf(branch) };
  await call('mall.Bank.addBank', { ...names, Bank_card_number: card });
  const [added] = await call('mall.Bank.bankList');
  await call('mall.User.secretKey', { smsType: withdrawalSms });
  const code = /\d{6}/.exec((await readOutbox(db, 1))[0]?.text ?? '')?.[0];
  if (!added || code === undefined) throw new Error('The demo history has no bank card or no code for its withdrawal');
  await call('mall.User.withdrawals', { amoney: amount, withdrawStatus: bankCardTransfer, bankCardId: added.id, keyCode: code });
}

async function readMessages({ call }: Shopper): Promise<void> {
  for (let page = 1; ; page += 1) {
    const { message } = await call('mall.Message.index', { page });
    if (message.length === 0) return;
    for (const { id } of message) await call('mall.Message.oneindex', { id: Number(id) });
  }
}
