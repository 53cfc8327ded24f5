import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approveAfterSale } from '../../src/domains/after-sales/act-as-shop.ts';
import { couponCampaigns } from '../../src/domains/coupons/schema.ts';
import { type AfterSalesCustomer, kind, openAfterSalesCustomer } from '../support/fixtures/after-sales.ts';
import { buyNow, makeCustomer, type TestCustomer } from '../support/fixtures/customers.ts';
import { invoicing } from '../support/fixtures/invoicing.ts';
import { ordering, patches, patchesSku } from '../support/fixtures/ordering.ts';
import { ok } from '../support/fixtures/owning.ts';
import { openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';
import { countQueries } from '../support/queries.ts';

/** Response shapes that clients of the family read and our own shop does not. */

/** A product with two sizes at 128.00 and 218.00. */
const [milk, milkSku] = [1001, 10011];
const serum = 1007;

let gateway: TestGateway;
let customer: TestCustomer;
let me: AfterSalesCustomer;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  customer = await makeCustomer(gateway);
  me = openAfterSalesCustomer(gateway, customer.token);
});
afterAll(() => gateway.close());

describe('the product page', () => {
  const show = (pro_id: number, language = 'en') => ok(me.call('mall.Product.index', { pro_id, language }));

  test('has the lowest price as one amount and the range in a separate field', async () => {
    expect((await show(milk)).pro).toMatchObject({ price: '128.00', price_range: '128.00-218.00' });
    expect((await show(patches)).pro).toMatchObject({ price: '42.00', price_range: '42.00' });
  });

  test("lists the coupons of proCoupon with the caller's next action on each", async () => {
    const id = 301;
    await ok(me.call('plugin.coupon.MallCoupon.receive', { id }));
    const { list } = await ok(me.call('plugin.coupon.MallCoupon.proCoupon', { goodsId: serum }));
    const { coupon_status, coupon_str } = await show(serum);
    expect(coupon_status).toBe(1);
    const chips = list.map(({ id: campaign, limit, point, point_type }: Reply['data']) => ({ id: campaign, limit, point, point_type }));
    expect(coupon_str).toEqual(chips);
    expect(coupon_str).toContainEqual({ id, limit: 'On orders from ¥199.00', point: 'Use now', point_type: 2 });
  });

  test.each([
    ['en', 'Option', 'Standard'],
    ['zh', '规格', '标准'],
    ['tn', '規格', '標準'],
    ['ko', '옵션', '기본'],
  ])('has one neutral attribute for a product without attributes, in %s', async (language, attrName, attributeValue) => {
    const { attrList, skuBeanList, attribute_list } = await show(patches, language);
    expect(attrList).toEqual([{ id: 0, attrName, attr: [{ id: 0, attributeValue }] }]);
    expect(skuBeanList).toMatchObject([{ cid: patchesSku, name: '', attributes: [{ attributeId: 0, attributeValId: 0 }] }]);
    expect(Object.keys(attribute_list[0]).toSorted()).toEqual(['Pic', 'Price', 'SkuID', 'Stock']);
  });

  test('has no neutral attribute for a product with attributes', async () => {
    const { attrList } = await show(milk);
    expect(attrList).toMatchObject([{ attrName: 'Size', attr: [{ attributeValue: '150 ml' }, { attributeValue: '300 ml' }] }]);
    expect(attrList).toHaveLength(1);
  });
});

describe('the coupons of the product page', () => {
  const asVisitor = () => gateway.call('mall.Product.index', { pro_id: serum });
  const asCustomer = () => me.call('mall.Product.index', { pro_id: serum });
  const counted = async (page: () => Promise<Reply>) => {
    await page();
    return countQueries(gateway, page);
  };

  test('cost a visitor no statement and a customer one, and are an empty list when no campaign runs', async () => {
    const [visitor, signedIn] = [await counted(asVisitor), await counted(asCustomer)];
    await gateway.db.update(couponCampaigns).set({ endsAt: gateway.clock.now() });
    gateway.clock.advance(6000);
    expect((await asVisitor()).data).toMatchObject({ coupon_status: 0, coupon_str: [] });
    expect([await counted(asVisitor), await counted(asCustomer)]).toEqual([visitor, signedIn - 1]);
    await gateway.db.update(couponCampaigns).set({ endsAt: null });
    gateway.clock.advance(6000);
  });
});

test('a search for shops returns them in `list` and in `mch`', async () => {
  const { list, mch, total } = await ok(me.call('mall.Index.search', { searchType: 2 }));
  expect(list).toHaveLength(total);
  expect(list[0]).toMatchObject({ name: expect.any(String), head_img: expect.any(String), pro_num: expect.any(Number) });
  expect(mch).toEqual(list);
});

test('a settlement has its total as a number, and the selected coupons and the order kind as booleans', async () => {
  await ok(me.call('plugin.coupon.MallCoupon.receive', { id: 301 }));
  const reply = await me.call('mall.Order.settlement', { product: buyNow(milk, milkSku, 2) });
  const { total, is_supplier_pro, coupon_list, products } = reply.data;
  expect([total, is_supplier_pro]).toEqual([236, true]);
  expect(coupon_list.map(({ coupon_status }: Reply['data']) => coupon_status)).toEqual([true, false]);
  expect(products[0].coupon_list.map(({ coupon_status }: Reply['data']) => coupon_status)).toEqual([true]);
  expect(reply.body).toContain('"total":236,');
});

test('a cart line has only its own SKU, and djAttribute has all SKUs of its product', async () => {
  const { cart_id } = await ok(me.call('mall.Product.addCart', { pro_id: milk, attribute_id: milkSku, num: 1 }));
  const [shop] = (await ok(me.call('mall.Cart.index'))).list;
  expect(shop.list[0].skuBeanList).toMatchObject([{ cid: milkSku, name: 'Size: 150 ml', count: expect.any(Number) }]);
  expect(shop.list[0].attrList).toMatchObject([{ attrName: 'Size', attr: [{}, {}] }]);
  expect((await ok(me.call('mall.Cart.djAttribute', { car_id: cart_id })))[0].skuBeanList).toHaveLength(2);
});

describe('the lines of an order to review', () => {
  const linesOf = async ({ data }: Reply) =>
    (await ok(me.call('mall.Product.comment', { sNo: data.sNo, type: 5 }))).commentList.map(({ id, comments_type }: Reply['data']) => ({
      id,
      comments_type,
    }));

  async function placeTwoLines(): Promise<Reply> {
    const added = [];
    for (const [pro_id, attribute_id] of [
      [patches, patchesSku],
      [milk, milkSku],
    ])
      added.push((await ok(me.call('mall.Product.addCart', { pro_id, attribute_id, num: 1 }))).cart_id);
    return (await me.receive({ product: undefined, cart_id: added.join() })).placed;
  }

  test('with type 5 are all returned, each with its review stage', async () => {
    const placed = await placeTwoLines();
    const lines = (await me.detailsOf(placed)).list;
    const [first, second] = lines;
    expect(await linesOf(placed)).toEqual([
      { id: first.id, comments_type: 1 },
      { id: second.id, comments_type: 1 },
    ]);
    const review = { orderDetailsId: first.id, goodsId: first.goods_id, attributeId: first.attribute_id, comment: 'Good.', anonymous: 0 };
    await ok(me.call('mall.Product.addComment', { ...review, start: 5, isReview: 'false' }));
    await me.opened([second.id], { type: kind.refundOnly });
    expect(await linesOf(placed)).toEqual([
      { id: first.id, comments_type: 2 },
      { id: second.id, comments_type: 0 },
    ]);
    await ok(me.call('mall.Product.addComment', { ...review, isReview: 'true' }));
    expect(await linesOf(placed)).toContainEqual({ id: first.id, comments_type: 3 });
  });

  test('have no review stage before receipt, and no follow-up during an after-sale', async () => {
    const paid = await me.placePaid();
    expect(await linesOf(paid)).toMatchObject([{ comments_type: 0 }]);
    const { placed, lines } = await me.receive();
    const [line] = lines;
    const review = { orderDetailsId: line.id, goodsId: patches, attributeId: patchesSku, start: 5, comment: 'Good.', anonymous: 0 };
    await ok(me.call('mall.Product.addComment', { ...review, isReview: 'false' }));
    await me.opened([line.id], { type: kind.refundOnly });
    expect(await linesOf(placed)).toEqual([{ id: line.id, comments_type: 3 }]);
  });
});

describe('orders', () => {
  const rowOf = async ({ data }: Reply) =>
    (await ok(me.call('mall.Order.index'))).order.find(({ id }: Reply['data']) => id === data.order_id);
  const salesOf = async (placed: Reply) => {
    const [row, details] = [await rowOf(placed), await me.detailsOf(placed)];
    return { row: row.sale_type, details: details.sale_type };
  };

  test('state with sale_type in list and details whether none, some or all of their lines are in after-sales', async () => {
    const cart: number[] = [];
    for (const [pro_id, attribute_id] of [
      [patches, patchesSku],
      [milk, milkSku],
    ])
      cart.push((await ok(me.call('mall.Product.addCart', { pro_id, attribute_id, num: 1 }))).cart_id);
    const placed = await me.placeShipped({ product: undefined, cart_id: cart.join() });
    const [first = 0, second = 0] = await me.lineIdsOf(placed);
    expect(await salesOf(placed)).toEqual({ row: 0, details: 0 });
    expect(await me.detailsOf(placed)).toMatchObject({ allRefund: 1, list: [{ refundShowBtn: 0 }, { refundShowBtn: 0 }] });
    await me.opened([first], { type: kind.refundOnly });
    expect(await salesOf(placed)).toEqual({ row: 1, details: 1 });
    expect(await me.detailsOf(placed)).toMatchObject({ allRefund: 0, list: [{ refundShowBtn: 1 }, { refundShowBtn: 0 }] });
    await me.opened([second], { type: kind.refundOnly });
    expect(await salesOf(placed)).toEqual({ row: 2, details: 2 });
  });

  test('mark a line as returned in list and details once it is refunded', async () => {
    const placed = await me.placeShipped();
    const [line = 0] = await me.lineIdsOf(placed);
    const id = await me.opened([line], { type: kind.refundOnly });
    expect((await rowOf(placed)).list).toMatchObject([{ isReturn: 0 }]);
    await approveAfterSale(gateway.db, id, gateway.clock.now());
    expect((await rowOf(placed)).list).toMatchObject([{ isReturn: 1 }]);
    expect((await me.detailsOf(placed)).list).toMatchObject([{ isReturn: 1, refund: 0, refundShowBtn: 1 }]);
  });

  test('offer an invoice in list and details from receipt until one is requested', async () => {
    const invoices = invoicing(gateway, customer);
    const offered = async (placed: Reply) => [(await rowOf(placed)).isInvoice, (await me.detailsOf(placed)).isInvoice];
    expect(await offered(await me.placePaid())).toEqual([0, 0]);
    const { placed } = await ordering(gateway, customer.token).receive();
    expect(await offered(placed)).toEqual([1, 1]);
    await invoices.title();
    await ok(invoices.apply({ id: placed.data.order_id, number: placed.data.sNo }));
    expect(await offered(placed)).toEqual([0, 0]);
  });
});
