import { createMall, createMallClient } from '@mall/sdk';
import { cartLineSkus, cartList } from '@mall/sdk/operations/cart';
import { catalogProduct } from '@mall/sdk/operations/catalog';
import { checkoutSettle } from '@mall/sdk/operations/checkout';
import { reviewsListLines } from '@mall/sdk/operations/reviews';
import { wireExampleOf } from '@mall/sdk/testing';
import { describe, expect, it } from 'vitest';
import { loadCart } from '#app/features/cart/api/load-cart.server.ts';
import { loadSkuChoice } from '#app/features/cart/api/load-sku-choice.server.ts';
import { loadProduct } from '#app/features/catalog/api/load-product.server.ts';
import { loadCheckout } from '#app/features/checkout/api/load-checkout.server.ts';
import { loadWritableLines } from '#app/features/reviews/api/write-review.server.ts';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';

interface Answered {
  readonly api: string;
  readonly code?: string;
  readonly data: unknown;
}

/** Creates a gateway on the real SDK, with fixed responses per operation. */
function gatewayResponding(...responses: readonly Answered[]): Gateway {
  const client = createMallClient({
    baseUrl: 'http://gateway.test/api/',
    async fetch(...sent) {
      const form = await new Request(...sent).formData();
      const { code = '200', data } = responses.find(({ api }) => api === form.get('api')) ?? { code: '50010', data: null };
      return Response.json({ code, message: '', data });
    },
  });
  return { mall: createMall(client), deviceHeaders: {}, expectSessionOf() {}, endSession() {} };
}

const example = (operation: { readonly api: string }, name?: string): Answered => ({
  api: operation.api,
  data: wireExampleOf(operation, name),
});

describe('loadProduct', () => {
  it('reads the price range, and the single price of a server without ranges', async () => {
    const response = example(catalogProduct);
    expect((await loadProduct(gatewayResponding(response), 1001)).price).toBe('128.00-218.00');
    const { price_range: _, ...pro } = Object(response.data).pro;
    const older = { ...response, data: { ...Object(response.data), pro: { ...pro, price: '128.00-218.00' } } };
    expect((await loadProduct(gatewayResponding(older), 1001)).price).toBe('128.00-218.00');
  });

  it('returns the attributes of a product', async () => {
    const { options, skus } = await loadProduct(gatewayResponding(example(catalogProduct)), 1001);
    expect(options).toEqual([{ name: 'Size', values: ['150 ml', '300 ml'] }]);
    expect(skus.map(({ values }) => values)).toEqual([['150 ml'], ['300 ml']]);
  });

  it('returns the only SKU without the neutral attribute', async () => {
    const { options, skus } = await loadProduct(gatewayResponding(example(catalogProduct, 'member')), 1023);
    expect(options).toEqual([]);
    expect(skus).toMatchObject([{ skuId: 10231, values: [] }]);
  });
});

it('loadCheckout reads the selected coupon and the total from a boolean and a number', async () => {
  const wire = Object(wireExampleOf(checkoutSettle, 'coupons'));
  expect([wire.total, wire.coupon_list[0].coupon_status]).toEqual([344, true]);
  const query = { wanted: { cartIds: [501] }, vipSource: undefined, addressId: undefined, storeId: undefined, coupons: undefined };
  const state = await loadCheckout(gatewayResponding(example(checkoutSettle, 'coupons')), query);
  if (state.kind !== 'open') throw new Error('The checkout is not open');
  expect(state.checkout.total).toBe('344.00');
  expect(state.checkout.coupons.chosen).toBe(wire.coupon_list[0].coupon_id);
});

describe('loadCart and loadSkuChoice', () => {
  it('return the SKU label of an item, and that there are others', async () => {
    const { shops } = await loadCart(gatewayResponding(example(cartList)));
    expect(shops[0]?.items).toMatchObject([{ skuId: 10011, spec: '150 ml', hasChoice: true }]);
  });

  it('report no other SKUs for a product without attributes', async () => {
    const data = Object(wireExampleOf(cartList));
    Object.assign(data.list[0].list[0], { attrList: [], attribute: '' });
    const { shops } = await loadCart(gatewayResponding({ api: cartList.api, data }));
    expect(shops[0]?.items).toMatchObject([{ spec: '', hasChoice: false }]);
  });

  it('return the SKUs that an item can be changed to', async () => {
    expect(await loadSkuChoice(gatewayResponding(example(cartLineSkus)), 501)).toEqual({
      itemId: 501,
      skus: [
        { id: 10011, name: '150 ml', price: '128.00', stock: 160 },
        { id: 10012, name: '300 ml', price: '218.00', stock: 84 },
      ],
    });
  });

  it('return undefined for an item that is not in the cart', async () => {
    const refused = { api: cartLineSkus.api, code: '50010', data: { errors: [{ field: 'cart_id', rule: 'exists' }] } };
    expect(await loadSkuChoice(gatewayResponding(refused), 501)).toBeUndefined();
  });
});

it('loadWritableLines excludes lines without a review from the reviewed ones', async () => {
  const lines = await loadWritableLines(gatewayResponding(example(reviewsListLines, 'every_line')), 'GM20261110093000000044');
  expect(lines.reviewed).toMatchObject([{ id: 81, next: 'followUp' }]);
});
