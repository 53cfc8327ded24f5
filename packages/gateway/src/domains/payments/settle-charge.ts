import { createHmac } from 'node:crypto';
import type { DataOf, RequestOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { post, postHouse, walletOf } from '../../ledger/ledger.ts';
import { consumeClientRateLimit, consumeRateLimit, type Limit } from '../../limits/limits.ts';
import { offersMethod } from '../../providers/methods.ts';
import { openCharge, queryPaidAmount } from '../../providers/payment-provider.ts';
import type { QrMethod, Settings } from '../../settings.ts';
import { addDays, addMinutes, wireDateTime } from '../../shared/clock.ts';
import { type Cents, formatMoney, parseMoney } from '../../shared/money.ts';
import { completeMembership, isMembershipPaid } from '../membership/complete-membership.ts';
import { isMembershipNumber } from '../membership/order-membership.ts';
import { notifyCustomer } from '../messages/notify-customer.ts';
import { payThroughProvider } from '../orders/pay-order.ts';
import { type ChargeRow, findCharge, findChargesOf, insertCharge, lockCharge, lockChargeToQuery, markChargePaid } from './repository.ts';
import type { ChargeKind, NoticeOutcome } from './schema.ts';
import { toPay } from './service.ts';

type Request = RequestOf<'mall.Pay.index'>;

/** The least that can be recharged at once. */
export const leastRecharge = parseMoney('1.00');
const longestSubject = 40;
/** How long pages show the QR code of a recharge. Money that arrives later is credited all the same. */
const rechargeCodeMinutes = 15;

const refused = (field: string, rule: string) => new Fault('parameter_refused', { errors: [{ field, rule }] });

/** Shoppers change the method and top up again; this many new charges are a script's. */
const chargesPerCustomer: Limit = { name: 'charges', most: 30, minutes: 10 };
/** A script may have many customers. */
const chargesPerAddress: Limit = { name: 'charges-address', most: 300, minutes: 10 };

/** What a customer asks to pay, checked. */
interface WantedCharge {
  readonly customerId: number;
  readonly kind: ChargeKind;
  readonly number: string;
  readonly method: QrMethod;
  readonly amount: Cents;
}

/** The customer's charge for the same thing in the same way, where there is one. */
async function findKnown(wanted: WantedCharge, db: Db): Promise<ChargeRow | undefined> {
  const known = await findCharge(db, wanted);
  if (known?.paidAt) throw new Fault('state_refuses');
  if (known && known.amount !== wanted.amount) throw refused('total', 'equalsOrder');
  return known;
}

/**
 * Asks the provider for a QR code, unless there is one: the same thing asked for again in the same way is the same charge, for the provider
 * too. It goes over the network: never call it in a transaction. What nobody stored, because the process ended, nobody has been shown.
 */
export async function openChargeAtProvider(request: Request, context: Context): Promise<void> {
  const { db, clock, settings } = context;
  const wanted = await chargeWanted(request, context);
  if (await findKnown(wanted, db)) return;
  const { customerId, kind, number, method, amount } = wanted;
  await consumeRateLimit(chargesPerCustomer, String(customerId), context);
  await consumeClientRateLimit(chargesPerAddress, context);
  const reference = createHmac('sha256', settings.secret)
    .update(`charge:${customerId}:${kind}:${number}:${method}`)
    .digest('hex')
    .slice(0, 32);
  const subject = (request.title ?? '').slice(0, longestSubject);
  const now = clock.now();
  const code = await openCharge({ reference, amount, method, subject }, settings, now);
  await insertCharge(db, { ...wanted, reference, code, createdAt: now, askedAt: now });
}

/** The QR code of a charge that {@link openChargeAtProvider} opened. */
export async function showChargeCode(request: Request, context: Context): Promise<string> {
  const known = await findKnown(await chargeWanted(request, context), context.db);
  if (!known) throw new Fault('too_busy', null, 1);
  return known.code;
}

async function chargeWanted(request: Request, context: Context): Promise<WantedCharge> {
  const { customerId } = customerOf(context);
  const what = await whatToPay(request, context);
  if (parseMoney(request.total) !== what.amount) throw refused('total', 'equalsOrder');
  if (!offersMethod(request.type, what.amount, context.settings)) throw new Fault('operation_failed');
  return { ...what, customerId, method: request.type };
}

async function whatToPay(request: Request, context: Context): Promise<{ kind: ChargeKind; number: string; amount: Cents }> {
  const { customerId } = customerOf(context);
  if (request.order_list) {
    const { sNo: number, order_id } = request.order_list;
    const { id, total } = await toPay(number, customerId, context.db, context.clock.now());
    if (order_id !== undefined && order_id !== id) throw refused('order_list.order_id', 'known');
    return { kind: isMembershipNumber(number) ? 'membership' : 'order', number, amount: total };
  }
  if (request.sNo === undefined) throw refused('sNo', 'required');
  const amount = parseMoney(request.total);
  if (amount < leastRecharge) throw new Fault('below_minimum');
  return { kind: 'recharge', number: request.sNo, amount };
}

/** Whether a membership order or a recharge of the customer is paid; for a recharge also its newest QR code. */
export async function paidState(number: string, context: Context): Promise<DataOf<'mall.Order.getCzorder'>> {
  const { db, clock } = context;
  const { customerId } = customerOf(context);
  const charges = isMembershipNumber(number) ? [] : await findChargesOf(db, customerId, number);
  const recharges = charges.filter(({ kind }) => kind === 'recharge');
  const newest = recharges.at(-1);
  if (newest) {
    const { method, amount, code, createdAt } = newest;
    return {
      ...{ code: recharges.some(({ paidAt }) => paidAt !== null) ? 200 : 0, type: method, total: formatMoney(amount), url: code },
      ...{ expire_time: wireDateTime(addMinutes(createdAt, rechargeCodeMinutes)), server_time: wireDateTime(clock.now()) },
    };
  }
  const paid = await isMembershipPaid(db, customerId, number);
  if (paid === undefined) throw refused('trade_no', 'known');
  return { code: paid ? 200 : 0 };
}

/** What the provider says was paid, whether it told us or was asked. In the caller's transaction; told twice, it has its effect once. */
export async function settleCharge(tx: Db, reference: string, amount: Cents, now: Date): Promise<NoticeOutcome> {
  const charge = await lockCharge(tx, reference);
  if (!charge) return 'unknown';
  if (charge.amount !== amount) return 'wrong_amount';
  if (charge.paidAt !== null) return 'repeated';
  await markChargePaid(tx, charge.id, now);
  return apply(tx, charge, now);
}

async function apply(tx: Db, charge: ChargeRow, now: Date): Promise<NoticeOutcome> {
  const { customerId, number, amount, method: paymentMethod } = charge;
  const which = { customerId, number, paymentMethod };
  const toSales = { from: 'provider', to: 'sales', amount, at: now } as const;
  if (charge.kind === 'order') {
    const order = await payThroughProvider(tx, { ...which, chargeReference: charge.reference }, now);
    if (!order) return credit(tx, charge, now);
    await postHouse(tx, { ...toSales, kind: 'order_payment', orderId: order.id });
    return 'applied';
  }
  if (charge.kind === 'membership') {
    const kind = await completeMembership(tx, which, now);
    if (!kind) return credit(tx, charge, now);
    await postHouse(tx, { ...toSales, kind });
    return 'applied';
  }
  const wallet = await walletOf(tx, customerId);
  await post(tx, { kind: 'recharge', walletId: wallet.id, house: 'provider', amount, at: now });
  await notifyCustomer(tx, customerId, { key: 'rechargeCredited', values: { amount: formatMoney(amount) } }, now);
  return 'applied';
}

/** Money for something that no longer waits for it goes into the wallet, and the customer is told. */
async function credit(tx: Db, { customerId, number, amount }: ChargeRow, now: Date): Promise<NoticeOutcome> {
  const wallet = await walletOf(tx, customerId);
  await post(tx, { kind: 'late_payment', walletId: wallet.id, house: 'provider', amount, at: now });
  await notifyCustomer(tx, customerId, { key: 'latePayment', values: { number, amount: formatMoney(amount) } }, now);
  return 'credited';
}

const askAgainMinutes = 1;
const askForDays = 2;
const mostAtOnce = 50;

/**
 * Asks the provider about charges that it has not told us of: a notice may be late, or lost. For a job; any number may run at once.
 * @throws AggregateError at the end, with an error for each charge that failed; it is asked about again later.
 */
export async function reconcileCharges(db: Db, settings: Settings, now: Date): Promise<void> {
  const [since, youngerThan] = [addMinutes(now, -askAgainMinutes), addDays(now, -askForDays)];
  const failures: Error[] = [];
  for (let asked = 0; asked < mostAtOnce; asked += 1) {
    const charge = await db.transaction((tx) => lockChargeToQuery(tx, since, youngerThan, now));
    if (!charge) break;
    try {
      const paid = await queryPaidAmount(charge.reference, settings, now);
      if (paid !== undefined) await db.transaction((tx) => settleCharge(tx, charge.reference, paid, now));
    } catch (error) {
      failures.push(new Error(`The charge ${charge.reference} could not be reconciled`, { cause: error }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
}
