import { expect } from 'vitest';
import type { Fields, Reply, TestGateway } from './gateway.ts';
import { type Ordering, ordering } from './ordering.ts';

/** The wire's numbers of the kinds of after-sale. */
export const kind = { returnAndRefund: 1, refundOnly: 2, exchange: 3 } as const;

/** A customer's actions on after-sales, in addition to those on orders. */
export interface AfterSalesCustomer extends Ordering {
  /** Applies for an after-sale of some lines. */
  apply(lineIds: readonly number[], fields: Fields): Promise<Reply>;
  /** Returns the newest after-sale of a line, as on its page. */
  show(lineId: number): Promise<Reply['data']>;
  options(lineIds: readonly number[]): Promise<Reply['data']>;
  sendBack(id: number): Promise<Reply>;
  /** Applies and returns the id of the after-sale of the first line; throws when it is refused. */
  opened(lineIds: readonly number[], fields: Fields): Promise<number>;
  lineIdsOf(placed: Reply): Promise<number[]>;
  balance(): Promise<string>;
}

/** Creates the actions of a customer who orders and applies for after-sales. */
export function openAfterSalesCustomer(gateway: TestGateway, token: string): AfterSalesCustomer {
  const me = ordering(gateway, token);
  const more: AfterSalesCustomer = {
    ...me,
    apply: (lineIds, fields) =>
      me.call('mall.Order.applyReturnGoods', { order_details_id: lineIds.join(), explain: 'It broke.', ...fields }),
    show: async (lineId) => (await me.call('mall.Order.returnDetails', { orderDetailId: lineId })).data,
    options: async (lineIds) => (await me.call('mall.Order.batchReturnGoodsPage', { order_details_id: lineIds.join() })).data,
    sendBack: (id) => me.call('mall.Order.backSend', { id, kdname: 'SF Express', kdcode: 'SF123', lxr: 'Tester', lxdh: '13900000000' }),
    opened: async (lineIds, fields) => {
      const reply = await more.apply(lineIds, fields);
      expect(reply.code, reply.body).toBe('200');
      return (await more.show(lineIds[0] ?? 0)).id;
    },
    lineIdsOf: async (placed) => (await me.detailsOf(placed)).list.map(({ id }: { id: number }) => id),
    balance: async () => (await me.call('mall.User.index')).data.user.money,
  };
  return more;
}
