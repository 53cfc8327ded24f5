import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { addMinutes } from '../../shared/clock.ts';
import { isMembershipPaid } from '../membership/complete-membership.ts';
import { isMembershipNumber } from '../membership/order-membership.ts';
import { type ChargeRow, findChargesOf } from './repository.ts';

/** Minutes for which the QR code of a recharge is shown. Money that arrives later is still credited. */
const rechargeCodeMinutes = 15;

/** Whether a membership order or a recharge is paid. */
export interface PaymentState {
  readonly isPaid: boolean;
  /** The newest charge of a recharge with the end of its QR code; undefined for a membership order. */
  readonly recharge: { readonly charge: ChargeRow; readonly expiresAt: Date } | undefined;
}

/** Returns whether a membership order or a recharge of the customer is paid. Throws `parameter_refused` when the number is unknown. */
export async function showPaymentState(db: Db, customerId: number, number: string): Promise<PaymentState> {
  const charges = isMembershipNumber(number) ? [] : await findChargesOf(db, customerId, number);
  const recharges = charges.filter(({ kind }) => kind === 'recharge');
  const newest = recharges.at(-1);
  if (newest) {
    const expiresAt = addMinutes(newest.createdAt, rechargeCodeMinutes);
    return { isPaid: recharges.some(({ paidAt }) => paidAt !== null), recharge: { charge: newest, expiresAt } };
  }
  const isPaid = await isMembershipPaid(db, customerId, number);
  if (isPaid === undefined) throw new Fault('parameter_refused', { errors: [{ field: 'trade_no', rule: 'exists' }] });
  return { isPaid, recharge: undefined };
}
