import type { Db } from '../../db/database.ts';
import { formatMoney } from '../../shared/money.ts';
import { notifyCustomer } from '../messages/notify-customer.ts';
import type { AfterSaleAction } from './after-sale-action.ts';
import type { LockedAfterSale } from './lock-after-sale.ts';
import { afterSaleKind, afterSaleState, sendBackDays } from './state-machine.ts';

function titleOf({ afterSale, lines }: LockedAfterSale) {
  const line = lines.find(({ id }) => id === afterSale.lineId);
  if (!line) throw new Error(`After-sale ${afterSale.id} has no line`);
  return line.title;
}

const about = (locked: LockedAfterSale) => ({ number: locked.order.number, product: titleOf(locked) });

/** Notifies the customer that an after-sale was refunded, or that the refund is in progress. */
export async function notifyRefund(
  tx: Db,
  { locked, amount, pending }: { readonly locked: LockedAfterSale; readonly amount: bigint; readonly pending: boolean },
  now: Date,
): Promise<void> {
  const values = { ...about(locked), amount: formatMoney(amount) };
  await notifyCustomer(tx, locked.order.customerId, { key: pending ? 'afterSaleRefundSent' : 'afterSaleRefunded', values }, now);
}

/** Notifies the customer of a decision by the shop or a timer, not of the customer's own actions. */
export async function notifyStep(
  tx: Db,
  { locked, event, actor }: { readonly locked: LockedAfterSale } & Pick<AfterSaleAction, 'event' | 'actor'>,
  now: Date,
): Promise<void> {
  if (actor === 'customer') return;
  const { state, kind, refusal, sendCourier, sendParcel } = locked.afterSale;
  const notify = (notification: Parameters<typeof notifyCustomer>[2]) => notifyCustomer(tx, locked.order.customerId, notification, now);
  const values = about(locked);
  if (event === 'approve' && kind !== afterSaleKind.refundOnly)
    return notify({ key: 'afterSaleApproved', values: { ...values, days: String(sendBackDays) } });
  if (event === 'refuse' && state === afterSaleState.returnedToCustomer)
    return notify({ key: 'afterSaleReturned', values: { ...values, reason: refusal } });
  if (event === 'refuse') return notify({ key: 'afterSaleRefused', values: { ...values, reason: refusal } });
  if (event === 'expire') return notify({ key: 'afterSaleExpired', values: { ...values, days: String(sendBackDays) } });
  if (event === 'sendReplacement')
    return notify({ key: 'afterSaleReplacementSent', values: { ...values, courier: sendCourier, parcel: sendParcel } });
  if (event === 'confirmReplacement') return notify({ key: 'afterSaleExchanged', values });
}
