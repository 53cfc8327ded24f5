import { ordering } from '../../support/ordering.ts';
import { type Scenarios, someone } from './scenario.ts';

export const orders: Scenarios = {
  'mall.Order.okOrder': {
    state_refuses: async (gateway) => {
      const { token } = await someone(gateway);
      const { data } = await ordering(gateway, token).place();
      return { fields: { order_id: data.order_id }, token };
    },
  },
  'mall.Order.removeOrder': {
    order_shipped: async (gateway) => {
      const { token } = await someone(gateway);
      const { data } = await ordering(gateway, token).placeShipped();
      return { fields: { order_id: data.order_id }, token };
    },
    state_refuses: async (gateway) => {
      const { token } = await someone(gateway);
      const me = ordering(gateway, token);
      const placed = await me.place();
      await me.cancel(placed);
      return { fields: { order_id: placed.data.order_id }, token };
    },
  },
};
