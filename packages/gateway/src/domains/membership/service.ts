import { randomInt } from 'node:crypto';
import type { DataOf, RequestOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { walletOf } from '../../ledger/ledger.ts';
import { offersMethod } from '../../providers/methods.ts';
import { addDays, wireDateTime } from '../../shared/clock.ts';
import type { Localized } from '../../shared/language.ts';
import { type Cents, formatMoney, parseMoney } from '../../shared/money.ts';
import { customerById, displayName } from '../account/service.ts';
import { usableCoupons, useForMembership } from '../coupons/use-coupons.ts';
import { notifyCustomer } from '../messages/notify-customer.ts';
import { pointsType } from '../points/schema.ts';
import { creditPoints } from '../points/service.ts';
import { chooseCoupon, couponsFor } from './coupons.ts';
import { describeBenefits, describePlans, endOf, joiningPoints, planOf, plans } from './plans.ts';
import {
  changeMembership,
  changeMembershipOrder,
  countPurchases,
  findMembership,
  findMembershipOrder,
  findPurchases,
  insertMembershipOrder,
  lockMembership,
  lockMembershipOrder,
  type MembershipOrderRow,
  type MembershipRow,
  type NewMembershipOrder,
} from './repository.ts';

const pageSize = 10;
const remindDays = 7;
const never = new Date(0);
/** The beginning of every membership order's number. */
const prefix = 'VIP';

export const isMembershipNumber = (number: string): boolean => number.startsWith(prefix);

const missing = (field: string) => new Fault('parameter_refused', { errors: [{ field, rule: 'known' }] });

const hasJoined = (membership: Pick<MembershipRow, 'endsAt'> | undefined): boolean => membership !== undefined && membership.endsAt > never;

/** What a plan costs this customer, with everything that its dialog shows. */
export async function priceMembership(
  { amount, couponId }: RequestOf<'plugin.member.MallMember.settlement'>,
  context: Context,
): Promise<DataOf<'plugin.member.MallMember.settlement'>> {
  const { db, language } = context;
  const { customerId } = customerOf(context);
  const seen = amount === undefined ? plans[0]?.price : parseMoney(amount);
  const plan = plans.find(({ price }) => price === seen);
  if (!plan) throw new Fault('state_refuses');
  const coupons = couponsFor(plan, await usableCoupons(db, customerId, context.clock.now()));
  const chosen = chooseCoupon(couponId, coupons);
  const customer = await customerById(db, customerId);
  const isRenewal = hasJoined(await findMembership(db, customerId));
  return {
    memberConfig: { member_equity: describeBenefits(language, isRenewal), open_config: describePlans(language) },
    amount: formatMoney(plan.price - (chosen?.saving ?? 0n)),
    y_amount: formatMoney(plan.price),
    user_money: formatMoney((await walletOf(db, customerId)).balance),
    couponList: coupons.map(({ id, campaign, saving }) => ({ id, name: campaign.name[language], money: formatMoney(saving) })),
    passwordStatus: customer.paymentPasswordHash === null ? 0 : 1,
  };
}

/** Places an unpaid order for a plan, in the caller's transaction. */
export async function orderMembership(
  request: RequestOf<'plugin.member.MallMember.payment'>,
  context: Context,
): Promise<DataOf<'plugin.member.MallMember.payment'>> {
  const { db, clock, language, settings } = context;
  const { customerId } = customerOf(context);
  const plan = planOf(request.memberType);
  const now = clock.now();
  const coupon = chooseCoupon(request.couponId, couponsFor(plan, await usableCoupons(db, customerId, now)));
  const amount = plan.price - (coupon?.saving ?? 0n);
  // Cheaper than the customer saw is passed on; dearer must be seen first.
  if (amount > parseMoney(request.amount)) throw new Fault('state_refuses');
  if (!offersMethod(request.payType, amount, settings)) throw new Fault('operation_failed');
  if (request.payType === 'wallet_pay' && (await walletOf(db, customerId)).balance < amount) throw new Fault('insufficient_balance');
  const order = { customerId, plan: plan.number, amount, couponId: coupon?.id ?? null, paymentMethod: request.payType, createdAt: now };
  const endsAt = endOf(plan, (await findMembership(db, customerId))?.endsAt, now);
  return {
    sNo: await insertNumbered(db, order, now),
    amount: formatMoney(amount),
    memberTypeDesc: plan.name[language],
    endTime: wireDateTime(endsAt),
  };
}

const numberTries = 5;

/** Writes the order under a number that no other has. */
async function insertNumbered(tx: Db, order: Omit<NewMembershipOrder, 'number'>, now: Date): Promise<string> {
  for (let tries = 0; tries < numberTries; tries += 1) {
    const number = `${prefix}${wireDateTime(now).replace(/\D/g, '')}${randomInt(1_000_000).toString().padStart(6, '0')}`;
    if (await insertMembershipOrder(tx, { ...order, number })) return number;
  }
  throw new Error('No free number was found for a membership order');
}

/** Whether a membership order of the customer is paid; undefined when there is none of this number. */
export async function isMembershipPaid(db: Db, customerId: number, number: string): Promise<boolean | undefined> {
  const order = await findMembershipOrder(db, customerId, number);
  return order && order.paidAt !== null;
}

/** A membership order that waits for its money, held until the transaction ends. */
export async function membershipToPay(tx: Db, customerId: number, number: string): Promise<{ id: number; total: Cents }> {
  const order = await lockMembershipOrder(tx, customerId, number);
  if (!order) throw missing('order_list.sNo');
  if (order.paidAt !== null) throw new Fault('state_refuses');
  return { id: order.id, total: order.amount };
}

/**
 * Marks a membership order as paid and makes the customer a member for longer. Says whether that opened or renewed a membership, for the
 * books; undefined when the order had been paid before, or its coupon was used meanwhile.
 */
export async function completeMembership(
  tx: Db,
  which: { readonly customerId: number; readonly number: string; readonly paymentMethod: string },
  now: Date,
): Promise<'membership_opened' | 'membership_renewed' | undefined> {
  const { customerId, paymentMethod } = which;
  const order = await lockMembershipOrder(tx, customerId, which.number);
  if (!order || order.paidAt !== null) return undefined;
  // Of two orders with one coupon the first that is paid has it; the other is not sold at that price any more.
  if (order.couponId !== null && !(await useForMembership(tx, customerId, order.couponId, order.id, now))) return undefined;
  const membership = await lockMembership(tx, customerId, never);
  const plan = planOf(order.plan);
  const endsAt = endOf(plan, membership.endsAt, now);
  await changeMembershipOrder(tx, order.id, { paidAt: now, paymentMethod, endsAt });
  await changeMembership(tx, customerId, { endsAt });
  const first = !hasJoined(membership);
  if (first) await creditPoints(tx, customerId, joiningPoints, pointsType.membership, now);
  const values = { plan: plan.name, until: wireDateTime(endsAt).slice(0, 10) };
  await notifyCustomer(tx, customerId, { key: first ? 'membershipOpened' : 'membershipRenewed', values }, now);
  return first ? 'membership_opened' : 'membership_renewed';
}

/** A customer's membership as the shell shows it. */
export interface MembershipState {
  readonly isMember: boolean;
  readonly endsAt: Date | undefined;
  /** Whole days that are left, today included. */
  readonly daysLeft: number;
  /** It ends soon, and the customer has not asked to be left alone about it. */
  readonly remind: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;

export async function membershipOf(db: Db, customerId: number, now: Date): Promise<MembershipState> {
  const row = await findMembership(db, customerId);
  const endsAt = row?.endsAt;
  const isMember = endsAt !== undefined && endsAt > now;
  const silenced = row?.silencedFor?.getTime() === endsAt?.getTime();
  return {
    isMember,
    endsAt,
    daysLeft: isMember ? Math.ceil((endsAt.getTime() - now.getTime()) / dayMs) : 0,
    remind: isMember && !silenced && endsAt <= addDays(now, remindDays),
  };
}

/** Ends the reminder to renew, for this term. */
export async function muteRenewalReminder(context: Context): Promise<void> {
  const { customerId } = customerOf(context);
  const row = await findMembership(context.db, customerId);
  if (row) await changeMembership(context.db, customerId, { silencedFor: row.endsAt });
}

const payTypes: Readonly<Record<string, Localized>> = {
  wallet_pay: { en: 'Wallet', zh: '余额', tn: '餘額', ko: '잔액' },
  pc_alipay: { en: 'Alipay', zh: '支付宝', tn: '支付寶', ko: '알리페이' },
  pc_wechat: { en: 'WeChat Pay', zh: '微信支付', tn: '微信支付', ko: '위챗페이' },
};

/** The customer's membership and a page of what was paid for it. */
export async function showMembership(page: number, context: Context): Promise<DataOf<'plugin.member.MallMember.memberCenter'>> {
  const { db, language } = context;
  const { customerId } = customerOf(context);
  const customer = await customerById(db, customerId);
  const membership = await findMembership(db, customerId);
  const record = (order: MembershipOrderRow) => ({
    id: order.id,
    trade_no: order.number,
    memberTypeDesc: planOf(order.plan).name[language],
    payTypeDesc: payTypes[order.paymentMethod]?.[language] ?? '',
    amount: formatMoney(order.amount),
    addtime: wireDateTime(order.paidAt),
    endTime: wireDateTime(order.endsAt),
  });
  return {
    userInfo: { headimgurl: customer.avatar, user_name: displayName(customer), grade_end: wireDateTime(membership?.endsAt ?? null) },
    memberEquity: describeBenefits(language, hasJoined(membership)),
    buyRecord: (await findPurchases(db, customerId, page, pageSize)).map(record),
    total: await countPurchases(db, customerId),
  };
}
