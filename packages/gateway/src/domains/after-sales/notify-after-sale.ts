import type { Db } from '../../db/database.ts';
import { formatMoney } from '../../shared/money.ts';
import { notifyCustomer } from '../messages/notify-customer.ts';
import type { Happening } from './advance-after-sale.ts';
import type { HeldAfterSale } from './refund-after-sale.ts';
import { afterSaleKind, afterSaleState, sendBackDays } from './state-machine.ts';

function titleOf({ afterSale, lines }: HeldAfterSale) {
  const line = lines.find(({ id }) => id === afterSale.lineId);
  if (!line) throw new Error(`After-sale ${afterSale.id} has no line`);
  return line.title;
}

const about = (held: HeldAfterSale) => ({ number: held.order.number, product: titleOf(held) });

/** Notifies the customer that an after-sale was refunded, or that the refund is in progress. */
export async function notifyRefund(
  tx: Db,
  { held, amount, pending }: { readonly held: HeldAfterSale; readonly amount: bigint; readonly pending: boolean },
  now: Date,
): Promise<void> {
  const values = { ...about(held), amount: formatMoney(amount) };
  await notifyCustomer(tx, held.order.customerId, { key: pending ? 'afterSaleRefundSent' : 'afterSaleRefunded', values }, now);
}

/** Notifies the customer of a decision by the shop or a timer, not of the customer's own actions. */
export async function notifyStep(
  tx: Db,
  { held, event, actor }: { readonly held: HeldAfterSale } & Pick<Happening, 'event' | 'actor'>,
  now: Date,
): Promise<void> {
  if (actor === 'customer') return;
  const { state, kind, refusal, sendCourier, sendParcel } = held.afterSale;
  const tell = (notification: Parameters<typeof notifyCustomer>[2]) => notifyCustomer(tx, held.order.customerId, notification, now);
  const values = about(held);
  if (event === 'approve' && kind !== afterSaleKind.refundOnly)
    return tell({ key: 'afterSaleApproved', values: { ...values, days: String(sendBackDays) } });
  if (event === 'refuse' && state === afterSaleState.returnedToCustomer)
    return tell({ key: 'afterSaleReturned', values: { ...values, reason: refusal } });
  if (event === 'refuse') return tell({ key: 'afterSaleRefused', values: { ...values, reason: refusal } });
  if (event === 'expire') return tell({ key: 'afterSaleExpired', values: { ...values, days: String(sendBackDays) } });
  if (event === 'sendReplacement')
    return tell({ key: 'afterSaleReplacementSent', values: { ...values, courier: sendCourier, parcel: sendParcel } });
  if (event === 'confirmReplacement') return tell({ key: 'afterSaleExchanged', values });
}
