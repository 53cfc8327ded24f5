import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from '../../src/db/drizzle.ts';
import { customers } from '../../src/domains/account/schema.ts';
import { askForCode, sentTo } from '../support/fixtures/codes.ts';
import { buyNow, makeCustomer } from '../support/fixtures/customers.ts';
import { type Ordering, ordering, patches, patchesSku } from '../support/fixtures/ordering.ts';
import { ok } from '../support/fixtures/owning.ts';
import { type Fields, openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';
import { countQueries } from '../support/queries.ts';

/** Fields and request forms that clients of the family need in addition to those of our own shop. */

/** Campaigns: 20 off from 199 at the mall, 15 off from 128 at the flagship. */
const [mallCampaign, flagshipCampaign] = [301, 306];
/** A product of the flagship at 128.00. */
const [milk, milkSku] = [1001, 10011];

let gateway: TestGateway;
let customer: { readonly id: number; readonly token: string };
let me: Ordering;
let phone: string;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  customer = await makeCustomer(gateway);
  me = ordering(gateway, customer.token);
  const [row] = await gateway.db.select().from(customers).where(eq(customers.id, customer.id));
  phone = row?.phone ?? '';
});
afterAll(() => gateway.close());

const addToCart = async (pro_id: number, attribute_id: number): Promise<number> =>
  (await ok(me.call('mall.Product.addCart', { pro_id, attribute_id, num: 1 }))).cart_id;

describe('coupon_id', () => {
  const goods = { product: buyNow(1001, 10012, 1) };
  const settle = (coupon_id: string): Promise<Reply> => me.call('mall.Order.settlement', { ...goods, coupon_id, canshu: 'true' });

  beforeEach(async () => {
    for (const id of [mallCampaign, flagshipCampaign]) await ok(me.call('plugin.coupon.MallCoupon.receive', { id }));
  });

  test.each(['0', '0,0', '0,0,0', '0,0,0,0'])('%s selects no coupon in a settlement and an order', async (coupon_id) => {
    expect(await ok(settle(coupon_id))).toMatchObject({ total: 218, mch_preferential_amount: '0.00', preferential_amount: '0.00' });
    expect(await ok(me.place({ ...goods, coupon_id }))).toMatchObject({ total: '218.00' });
  });

  test('with 0 as the kind of discount selects the shop coupon and no mall coupon', async () => {
    const { list } = await ok(me.call('plugin.coupon.MallCoupon.myCoupon'));
    const idOf = (shopId: number) => list.find(({ mch_id }: { mch_id: number }) => mch_id === shopId)?.id;
    const chosen = await ok(settle(`${idOf(1)},${idOf(0)},0`));
    expect(chosen).toMatchObject({ total: 203, mch_preferential_amount: '15.00', preferential_amount: '0.00' });
  });

  test('is refused with an unknown kind of discount', async () => {
    expect(await settle('0,0,1')).toMatchObject({ code: '50010', data: { errors: [{ field: 'coupon_id', rule: 'pattern' }] } });
  });
});

test('the lines of a settlement share the delivery fee of their shop', async () => {
  const settle = (fields: Fields) => ok(me.call('mall.Order.settlement', fields));
  const [shop] = (await settle({ product: buyNow(patches, patchesSku, 2) })).products;
  expect([shop.freight_price, shop.list.map((line: Reply['data']) => line.freight_price)]).toEqual(['12.00', ['12.00']]);
  const { products } = await settle({ product: buyNow(milk, milkSku, 2) });
  expect(products[0].list).toMatchObject([{ freight_price: '0.00' }]);
});

test('a quantity of 9999999 sets a cart line to the stock', async () => {
  const cart_id = await addToCart(milk, milkSku);
  await ok(me.call('mall.Cart.upCart', { cart: [{ num: '9999999', cart_id: String(cart_id) }] }));
  const [line] = (await ok(me.call('mall.Cart.index'))).list[0].list;
  expect(line.num).toBe(line.stock);
});

describe('coupons on offer', () => {
  test('of a shop are in its group of the cart, claimed ones marked', async () => {
    await addToCart(milk, milkSku);
    const groupOf = async () => (await ok(me.call('mall.Cart.index'))).list[0];
    const ofShop = await ok(gateway.call('plugin.coupon.MallCoupon.mchCoupon', { mchId: 1 }));
    const before = await groupOf();
    expect(before.isOpenCoupon).toBe(true);
    expect(before.coupon_list.map(({ id }: Reply['data']) => id)).toEqual(ofShop.list.map(({ id }: Reply['data']) => id));
    expect(before.coupon_list).toContainEqual(expect.objectContaining({ id: flagshipCampaign, money: '15.00', point_type: 1 }));
    await ok(me.call('plugin.coupon.MallCoupon.receive', { id: flagshipCampaign }));
    expect((await groupOf()).coupon_list).toContainEqual(expect.objectContaining({ id: flagshipCampaign, point_type: 2 }));
  });

  test('of the mall are on the home page, which runs one statement for each list of products and no more', async () => {
    const home = () => ok(gateway.call('mall.Index.home'));
    const centre = await ok(gateway.call('plugin.coupon.MallCoupon.index', { page: 1, type: 1 }));
    expect((await home()).coupon_list).toEqual(centre.list);
    expect(await countQueries(gateway, home)).toBe(3);
  });
});

test('loadHome also has image and stock in the fields of the lists behind "more"', async () => {
  const { list } = await ok(me.call('mall.Index.loadHome', { s_type: 1 }));
  for (const { imgurl, imgUrl, goodsNum, num } of list) expect([imgUrl, num]).toEqual([imgurl, goodsNum]);
});

test('points are enabled', async () => {
  expect((await ok(gateway.call('mall.Index.index'))).pluginStatus).toMatchObject({ integralPlugin: 1 });
});

test('amounts of orders and after-sales have their currency next to them', async () => {
  const currency = { currency_symbol: '¥', exchange_rate: 1 };
  const placed = await me.placeShipped();
  const details = await me.detailsOf(placed);
  expect(details).toMatchObject({ ...currency, omsg: { grade_fan: '0.00' } });
  expect((await ok(me.call('mall.Order.index'))).order[0]).toMatchObject(currency);
  expect((await ok(me.call('mall.User.index'))).order_list[0]).toMatchObject(currency);
  const order_details_id = details.list[0].id;
  for (const api of ['mall.Order.singleReturnGoodsPage', 'mall.Order.batchReturnGoodsPage'])
    expect((await ok(me.call(api, { order_details_id }))).list).toMatchObject([currency]);
  expect(await ok(me.call('mall.Order.applyReturnGoodsPage', { order_details_id }))).toMatchObject({ ...currency, list: [currency] });
  await ok(me.call('mall.Order.applyReturnGoods', { order_details_id, type: 2, explain: 'It is not needed any more.' }));
  expect((await ok(me.call('mall.Order.returnDataList'))).list).toMatchObject([currency]);
  expect(await ok(me.call('mall.Order.returnDetails', { orderDetailId: order_details_id }))).toMatchObject({
    ...currency,
    list: [currency],
  });
});

describe('a masked phone', () => {
  const masked = '139****0001';
  const codesOf = async () => (await sentTo(gateway, `+86 ${phone}`)).length;

  test.each([[{ smsType: 3 }], [{ smsType: 4 }], [{ smsType: 5 }], [{ smsType: 6 }], [{ smsType: 7 }], [{ smsType: 3, newPhone: masked }]])(
    'is ignored when a customer requests a code with %j, which is sent to the bound phone',
    async (fields) => {
      await ok(me.call('mall.User.secretKey', { phone: masked, ...fields }));
      expect(await codesOf()).toBe(1);
    },
  );

  test('is ignored in a withdrawal, and another complete phone is refused', async () => {
    const bankCardId = await addCard();
    const keyCode = await askForCode(gateway, { smsType: 6, phone: masked }, `+86 ${phone}`, { token: customer.token });
    const withdraw = (mobile: string) => me.call('mall.User.withdrawals', { amoney: '10', withdrawStatus: 1, bankCardId, mobile, keyCode });
    expect(await withdraw('13800000001')).toMatchObject({ code: '50010', data: { errors: [{ field: 'mobile', rule: 'exists' }] } });
    await ok(withdraw(masked));
  });

  async function addCard(): Promise<number> {
    const Bank_card_number = '6222021202000000018';
    const { Bank_name } = await ok(me.call('mall.Bank.verification', { Bank_card_number }));
    await ok(me.call('mall.Bank.addBank', { Cardholder: '林清', Bank_name, branch: '杭州西湖支行', Bank_card_number, is_default: 1 }));
    return (await ok(me.call('mall.Bank.bankList')))[0].id;
  }
});
