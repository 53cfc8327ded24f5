import { kind, openAfterSalesCustomer } from '../../support/fixtures/after-sales.ts';
import { makeCustomer } from '../../support/fixtures/customers.ts';
import type { Fields, TestGateway } from '../../support/gateway.ts';
import { type Scenario, type Scenarios, unknownProduct } from './scenario.ts';

/** Creates a scenario with a line of an unpaid order, which allows no after-sale. */
const ofUnpaidLine =
  (fields: Fields): Scenario =>
  async (gateway) => {
    const { token } = await makeCustomer(gateway);
    const me = openAfterSalesCustomer(gateway, token);
    const lines = await me.lineIdsOf(await me.place());
    return { fields: { order_details_id: lines.join(), ...fields }, token };
  };

/** Creates a return under review, which allows only its withdrawal. */
async function underReview(gateway: TestGateway) {
  const { token } = await makeCustomer(gateway);
  const me = openAfterSalesCustomer(gateway, token);
  const lines = await me.lineIdsOf(await me.placeShipped());
  return { me, token, id: await me.opened(lines, { type: kind.returnAndRefund }) };
}

const parcel = { kdname: 'SF Express', kdcode: 'SF1398765432100', lxr: '林清', lxdh: '13800000001' };

export const afterSales: Scenarios = {
  'mall.Order.applyReturnGoods': { state_refuses: ofUnpaidLine({ type: kind.refundOnly, explain: 'It broke.' }) },
  'mall.Order.applyReturnGoodsPage': { state_refuses: ofUnpaidLine({}) },
  'mall.Order.backSend': {
    state_refuses: async (gateway) => {
      const { id, token } = await underReview(gateway);
      return { fields: { id, ...parcel }, token };
    },
  },
  'mall.Order.exchangeReceipt': {
    state_refuses: async (gateway) => {
      const { id, token } = await underReview(gateway);
      return { fields: { id }, token };
    },
  },
  'mall.Order.cancellationOfApplication': {
    state_refuses: async (gateway) => {
      const { me, id, token } = await underReview(gateway);
      await me.call('mall.Order.cancellationOfApplication', { id });
      return { fields: { id }, token };
    },
  },
  'mall.Order.getExpress': {
    unknown_product: async (gateway) => ({ fields: { pid: unknownProduct }, token: (await makeCustomer(gateway)).token }),
  },
};
