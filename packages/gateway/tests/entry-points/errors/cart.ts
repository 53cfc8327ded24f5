import { makeCustomer } from '../../support/fixtures/customers.ts';
import { type Scenarios, scarce, scarceSku, soldOutSku, unbuyable } from './scenario.ts';

export const cart: Scenarios = {
  'mall.Product.addCart': unbuyable((pro_id, attribute_id) => ({ pro_id, attribute_id, num: 1 })),
  'mall.Cart.modifyAttribute': {
    insufficient_stock: async (gateway) => {
      const { token } = await makeCustomer(gateway);
      const added = await gateway.call('mall.Product.addCart', { pro_id: scarce, attribute_id: scarceSku, num: 1 }, { token });
      return { fields: { car_id: added.data.cart_id, attribute_id: soldOutSku }, token };
    },
  },
};
