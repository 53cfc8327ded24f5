import { eq } from '../../../src/db/drizzle.ts';
import { addresses } from '../../../src/domains/addresses/schema.ts';
import { buyNow, makeCustomer } from '../../support/fixtures/customers.ts';
import { patches, patchesSku } from '../../support/fixtures/ordering.ts';
import { setStock } from '../../support/fixtures/stock.ts';
import type { Fields } from '../../support/gateway.ts';
import { type Scenario, type Scenarios, unbuyable } from './scenario.ts';

/** A SKU whose stock is emptied between cart and checkout; no other scenario uses it. */
const [fading, fadingSku] = [1001, 10011];

/** Creates a scenario with a cart line above the current stock. */
const shortLine =
  (more: Fields): Scenario =>
  async (gateway) => {
    const { token } = await makeCustomer(gateway);
    await setStock(gateway, fadingSku, 2);
    const added = await gateway.call('mall.Product.addCart', { pro_id: fading, attribute_id: fadingSku, num: 2 }, { token });
    await setStock(gateway, fadingSku, 1);
    return { fields: { cart_id: added.data.cart_id, ...more }, token };
  };

const toPay = { pay_type: 'wallet_pay' };
const onePatch = { product: buyNow(patches, patchesSku, 1), ...toPay };

export const checkout: Scenarios = {
  'mall.Product.immediatelyCart': unbuyable((product, sku) => ({ product: buyNow(product, sku, 1) })),
  'mall.Order.settlement': {
    ...unbuyable((product, sku) => ({ product: buyNow(product, sku, 1) })),
    cart_line_short_of_stock: shortLine({}),
  },
  'mall.Order.payment': {
    ...unbuyable((product, sku) => ({ product: buyNow(product, sku, 1), ...toPay })),
    cart_line_short_of_stock: shortLine(toPay),
    no_delivery_address: async (gateway) => {
      const { id, token } = await makeCustomer(gateway);
      await gateway.db.delete(addresses).where(eq(addresses.customerId, id));
      return { fields: onePatch, token };
    },
    // The price is higher than the one shown to the customer.
    state_refuses: async (gateway) => ({ fields: { ...onePatch, total: '0.01' }, token: (await makeCustomer(gateway)).token }),
  },
};
