import { expect } from 'vitest';
import { shipOrder } from '../../src/domains/orders/ship-order.ts';
import { buyNow, paymentPassword } from './customers.ts';
import type { Fields, Reply, TestGateway } from './gateway.ts';

/** A product with one SKU at 42.00; its delivery alone costs 12.00. */
export const [patches, patchesSku] = [1011, 10111];

/** The actions of one customer on orders. A placed order is represented by the response to placing it. */
export interface Ordering {
  call(api: string, fields?: Fields): Promise<Reply>;
  /** Orders one piece of the patches; `fields` override the defaults. */
  place(fields?: Fields): Promise<Reply>;
  openPermit(): Promise<Reply>;
  pay(placed: Reply): Promise<Reply>;
  cancel(placed: Reply): Promise<Reply>;
  detailsOf(placed: Reply): Promise<Reply['data']>;
  placePaid(fields?: Fields): Promise<Reply>;
  placeShipped(fields?: Fields): Promise<Reply>;
  /** Orders, pays and receives; returns the lines of the order as on its page. */
  receive(fields?: Fields): Promise<{ placed: Reply; lines: Reply['data'] }>;
}

export function ordering(gateway: TestGateway, token: string): Ordering {
  const me: Ordering = {
    call: (api, fields) => gateway.call(api, fields, { token }),
    place: (fields) => me.call('mall.Order.payment', { product: buyNow(patches, patchesSku, 1), pay_type: 'wallet_pay', ...fields }),
    openPermit: () => me.call('mall.User.paymentPassword', { password: paymentPassword }),
    pay: ({ data }) => me.call('mall.Pay.walletPay', { order_list: data, type: 'wallet_pay', payment_money: data.total }),
    cancel: ({ data }) => me.call('mall.Order.removeOrder', { order_id: data.order_id }),
    detailsOf: async ({ data }) => (await me.call('mall.Order.orderDetails', { order_id: data.order_id })).data,
    placePaid: async (fields) => {
      const placed = await me.place(fields);
      await me.openPermit();
      expect((await me.pay(placed)).code).toBe('200');
      return placed;
    },
    placeShipped: async (fields) => {
      const placed = await me.placePaid(fields);
      await shipOrder(gateway.db, placed.data.sNo, { courier: 'SF', parcelNumber: 'SF1' }, gateway.clock.now());
      return placed;
    },
    receive: async (fields) => {
      const placed = await me.placeShipped(fields);
      expect((await me.call('mall.Order.okOrder', { order_id: placed.data.order_id })).code).toBe('200');
      return { placed, lines: (await me.detailsOf(placed)).list };
    },
  };
  return me;
}
