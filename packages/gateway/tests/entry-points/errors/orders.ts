import { makeCustomer } from '../../support/fixtures/customers.ts';
import { ordering } from '../../support/fixtures/ordering.ts';
import type { Scenario, Scenarios } from './scenario.ts';

/** Creates an unpaid order. */
const unpaid: Scenario = async (gateway) => {
  const { token } = await makeCustomer(gateway);
  const { data } = await ordering(gateway, token).place();
  return { fields: { order_id: data.order_id }, token };
};

export const orders: Scenarios = {
  'mall.Order.delOrder': { state_refuses: unpaid },
  'mall.Order.delivery': { state_refuses: unpaid },
  'mall.Order.see_extraction_code': { state_refuses: unpaid },
  'mall.Order.okOrder': {
    state_refuses: unpaid,
  },
  'mall.Order.removeOrder': {
    order_shipped: async (gateway) => {
      const { token } = await makeCustomer(gateway);
      const { data } = await ordering(gateway, token).placeShipped();
      return { fields: { order_id: data.order_id }, token };
    },
    state_refuses: async (gateway) => {
      const { token } = await makeCustomer(gateway);
      const me = ordering(gateway, token);
      const placed = await me.place();
      await me.cancel(placed);
      return { fields: { order_id: placed.data.order_id }, token };
    },
  },
};
