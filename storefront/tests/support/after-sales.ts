import { expect, type Page } from '@playwright/test';
import { paths, withQuery } from '../../app/paths.ts';
import { patches, payOrder, placeOrder } from './buying.ts';
import { operator } from './mall.ts';

/** A paid order of one line of {@link patches}. */
export interface PaidOrder {
  readonly id: number;
  readonly number: string;
  readonly lineId: number;
}

/** Calls the gateway with the session of the page's browser; returns `data`. */
async function call(page: Page, form: Record<string, string>) {
  const session = (await page.context().cookies()).find(({ name }) => name === 'pc_user')?.value ?? '';
  const response = await page.request.post(`${process.env.MALL_TEST_GATEWAY}?store_id=1&store_type=6`, {
    form: { ...form, access_id: session },
  });
  const { code, data } = await response.json();
  expect(code).toBe('200');
  return data;
}

/** Places an order of one line and pays it from the wallet. */
export async function paidOrder(page: Page, site: string): Promise<PaidOrder> {
  const id = await placeOrder(page, site, patches);
  const due = await call(page, { api: 'mall.Order.orderDetails', order_id: String(id) });
  await payOrder(page, site, id, due.z_price);
  return { id, number: due.sNo, lineId: due.list[0].id };
}

/** Places and pays an order of one line, which the shop then ships. */
export async function shippedOrder(page: Page, site: string): Promise<PaidOrder> {
  const order = await paidOrder(page, site);
  await operator('ship', order.number, 'SF Express', `SF${order.id}`);
  return order;
}

/** Places, pays and receives an order of one line. */
export async function receivedOrder(page: Page, site: string): Promise<PaidOrder> {
  const order = await shippedOrder(page, site);
  await call(page, { api: 'mall.Order.okOrder', order_id: String(order.id) });
  return order;
}

/** Returns the customer's review of an order's line. */
export async function ownReview(page: Page, { lineId }: PaidOrder) {
  const { list } = await call(page, { api: 'mall.Order.getCommentsInfo', orderDetailId: String(lineId), goodsId: String(patches) });
  return list[0];
}

/** Returns the id of a line's newest after-sale, as the operator's commands use it. */
export async function afterSaleId(page: Page, { lineId }: PaidOrder): Promise<string> {
  const { id } = await call(page, { api: 'mall.Order.returnDetails', orderDetailId: String(lineId) });
  return String(id);
}

/** Returns the address of a request form: 0 refund only, 1 return and refund, 2 exchange. */
export const requestPath = ({ lineId }: Pick<PaidOrder, 'lineId'>, type: 0 | 1 | 2) => withQuery(paths.afterSale, { type, id: lineId });

/** Returns the address of a line's newest after-sale. */
export const detailsPath = ({ lineId }: Pick<PaidOrder, 'lineId'>) => withQuery(paths.afterSale, { id: lineId });

/** Submits a request by its form as a browser without JavaScript does, for tests of the following steps. */
export async function request(page: Page, site: string, order: PaidOrder, type: 0 | 1 | 2): Promise<void> {
  const response = await page.request.post(site + requestPath(order, type), {
    multipart: { refundAmount: '42.00', reason: 'It arrived damaged.', idempotency_key: crypto.randomUUID() },
    headers: { Origin: site },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Creates an image file of one pixel. */
export const photo = (name = 'photo.png', mimeType = 'image/png') => ({ name, mimeType, buffer: Buffer.from(pixel, 'base64') });
