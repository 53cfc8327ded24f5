import { eq } from '../../src/db/drizzle.ts';
import { notifyOfSettledRefund } from '../../src/domains/orders/notify-of-settled-refund.ts';
import { orders } from '../../src/domains/orders/schema.ts';
import { refunds } from '../../src/refunds/schema.ts';
import { sendDueRefunds } from '../../src/refunds/send-due-refunds.ts';
import type { Fields, Reply, TestGateway } from './gateway.ts';
import type { Ordering } from './ordering.ts';
import { sendProviderNotice } from './provider.ts';

/** Orders, and pays by QR code through the test provider. */
export async function placePaidByQr(gateway: TestGateway, mine: Ordering, fields: Fields = {}): Promise<Reply> {
  const placed = await mine.place(fields);
  const { total } = placed.data;
  const code = await mine.call('mall.Pay.index', { type: 'pc_alipay', total, order_list: placed.data });
  const { outcome } = await sendProviderNotice(gateway, { reference: code.data.split('/').at(-1), paid: total });
  if (outcome !== 'applied') throw new Error(`The payment was not applied: ${outcome}`);
  return placed;
}

/** Runs the job that sends refunds, once. */
export const sendRefunds = (gateway: TestGateway): Promise<void> =>
  sendDueRefunds(gateway.db, gateway.settings, gateway.clock.now(), notifyOfSettledRefund);

/** Returns the refunds of a placed order, oldest first. */
export const refundsOf = (gateway: TestGateway, { data }: Reply) =>
  gateway.db.select().from(refunds).where(eq(refunds.orderId, data.order_id)).orderBy(refunds.id);

/** Returns a stored order, for requestRefund. */
export async function storedOrder(gateway: TestGateway, id: number): Promise<typeof orders.$inferSelect> {
  const [order] = await gateway.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
}
