import { createHmac } from 'node:crypto';
import type { QrMethod } from '@mall/config';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { consumeClientRateLimit, consumeRateLimit, type Limit } from '../../limits/limits.ts';
import { offersMethod } from '../../providers/methods.ts';
import { openCharge } from '../../providers/payment-provider.ts';
import { type Cents, parseMoney } from '../../shared/money.ts';
import { isMembershipNumber } from '../membership/order-membership.ts';
import { lockPayable } from './pay-from-wallet.ts';
import { type ChargeRow, findCharge, insertCharge } from './repository.ts';
import type { ChargeKind } from './schema.ts';

/** The minimum amount of a recharge. */
export const minRecharge = parseMoney('1.00');
const maxSubjectLength = 40;

const refused = (field: string, rule: string) => new Fault('parameter_refused', { errors: [{ field, rule }] });

/** A customer's request for a charge. */
export interface ChargeRequest {
  readonly payable:
    | { readonly kind: 'order'; readonly number: string; readonly orderId: number | undefined }
    | { readonly kind: 'recharge'; readonly number: string; readonly orderId?: undefined };
  readonly total: Cents;
  readonly method: QrMethod;
  /** The text shown to the payer. */
  readonly subject: string;
}

/** Far more charges than a customer opens by changing the method or recharging again. */
const chargesPerCustomer: Limit = { name: 'charges', max: 30, minutes: 10 };
/** The limit of all customers of a network address. */
const chargesPerAddress: Limit = { name: 'charges-address', max: 300, minutes: 10 };

/** A validated charge. */
interface RequestedCharge {
  readonly customerId: number;
  readonly kind: ChargeKind;
  readonly number: string;
  readonly method: QrMethod;
  readonly amount: Cents;
}

/** Returns the customer's charge of the same number and method; undefined when there is none. */
async function findOpenCharge(requested: RequestedCharge, db: Db): Promise<ChargeRow | undefined> {
  const charge = await findCharge(db, requested);
  if (charge?.paidAt) throw new Fault('state_refuses');
  if (charge && charge.amount !== requested.amount) throw refused('total', 'equalsOrder');
  return charge;
}

/**
 * Requests a QR code from the provider, unless the charge exists: the same number and method is the same charge, for the provider too. Do
 * not call it in a transaction, because it waits for the network. A charge that was not stored because the process exited was never shown.
 */
export async function openChargeAtProvider(request: ChargeRequest, context: Context): Promise<void> {
  const { db, clock, settings } = context;
  const requested = await checkCharge(request, context);
  if (await findOpenCharge(requested, db)) return;
  const { customerId, kind, number, method, amount } = requested;
  await consumeRateLimit(chargesPerCustomer, String(customerId), context);
  await consumeClientRateLimit(chargesPerAddress, context);
  const reference = createHmac('sha256', settings.secret)
    .update(`charge:${customerId}:${kind}:${number}:${method}`)
    .digest('hex')
    .slice(0, 32);
  const subject = request.subject.slice(0, maxSubjectLength);
  const now = clock.now();
  const code = await openCharge({ reference, amount, method, subject }, settings, now);
  await insertCharge(db, { ...requested, reference, code, createdAt: now, lastQueriedAt: now });
}

/** Returns the QR code of a charge that {@link openChargeAtProvider} opened. */
export async function showChargeCode(request: ChargeRequest, context: Context): Promise<string> {
  const charge = await findOpenCharge(await checkCharge(request, context), context.db);
  if (!charge) throw new Fault('too_busy', null, 1);
  return charge.code;
}

async function checkCharge(request: ChargeRequest, context: Context): Promise<RequestedCharge> {
  const { customerId } = customerOf(context);
  const what = await findPayable(request, context);
  if (request.total !== what.amount) throw refused('total', 'equalsOrder');
  if (!offersMethod(request.method, what.amount, context.settings)) throw new Fault('operation_failed');
  return { ...what, customerId, method: request.method };
}

async function findPayable(request: ChargeRequest, context: Context): Promise<{ kind: ChargeKind; number: string; amount: Cents }> {
  const { customerId } = customerOf(context);
  const { number, orderId } = request.payable;
  if (request.payable.kind === 'order') {
    const { id, total } = await lockPayable(number, customerId, context.db, context.clock.now());
    if (orderId !== undefined && orderId !== id) throw refused('order_list.order_id', 'exists');
    return { kind: isMembershipNumber(number) ? 'membership' : 'order', number, amount: total };
  }
  if (request.total < minRecharge) throw new Fault('below_minimum');
  return { kind: 'recharge', number, amount: request.total };
}
