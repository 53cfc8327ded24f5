import { makeCustomer } from '../../support/fixtures/customers.ts';
import { type Scenarios, unknownProduct } from './scenario.ts';
import { unknownShop } from './shops.ts';

/** A campaign that ended before the mall opened, and one with one coupon per customer. */
const [golden, welcome] = [313, 301];

export const coupons: Scenarios = {
  'plugin.coupon.MallCoupon.mchCoupon': { unknown_shop: async () => ({ fields: { mchId: unknownShop } }) },
  'plugin.coupon.MallCoupon.proCoupon': { unknown_product: async () => ({ fields: { goodsId: unknownProduct } }) },
  'plugin.coupon.MallCoupon.receive': {
    coupon_ended: async (gateway) => ({ fields: { id: golden }, token: (await makeCustomer(gateway)).token }),
    state_refuses: async (gateway) => {
      const { token } = await makeCustomer(gateway);
      await gateway.call('plugin.coupon.MallCoupon.receive', { id: welcome }, { token });
      return { fields: { id: welcome }, token };
    },
  },
};
