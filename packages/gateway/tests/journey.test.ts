// @spec 1.2 1.8 3.14

import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyNow } from './support/fixtures/customers.ts';
import { broken, openVerifiedGateway, type VerifiedGateway } from './support/fixtures/verified.ts';
import type { Fields, Reply } from './support/gateway.ts';

let gateway: VerifiedGateway;
beforeAll(async () => {
  gateway = await openVerifiedGateway();
});
afterAll(() => gateway.close());

test('a visitor fills a cart, signs in, orders and pays from the wallet', async () => {
  const product = await gateway.call('mall.Product.index', { pro_id: 1001 });
  expect(product).toMatchObject({ http: 200, code: '200', data: { login_status: 0, pro: { pro_id: 1001, price: '128.00' } } });

  const added = await gateway.call('mall.Product.addCart', { pro_id: 1001, attribute_id: 10011, num: 2 });
  expect(added.code).toBe('200');
  const guest = added.data.access_id;
  const cart = await gateway.call('mall.Cart.index', {}, { token: guest });
  expect(cart.data).toMatchObject({ login_status: 0, selected_num: 2, selected_total: '256.00' });

  const customer = await gateway.signIn(guest);
  const merged = await gateway.call('mall.Cart.index', {}, { token: customer });
  expect(merged.data).toMatchObject({ login_status: 1, selected_num: 2 });
  const cartId = merged.data.list[0].list[0].id;

  const settled = await gateway.call('mall.Order.settlement', { cart_id: cartId }, { token: customer });
  expect(settled.data).toMatchObject({ products_total: '256.00', freight: '0.00', total: 256, user_money: '5000.00' });

  const placed = await gateway.call(
    'mall.Order.payment',
    { cart_id: cartId, pay_type: 'wallet_pay', remarks: ['Ring twice'] },
    { token: customer },
  );
  expect(placed.data).toMatchObject({ total: '256.00' });

  const payment = { order_list: placed.data, type: 'wallet_pay', payment_money: '256.00' };
  expect((await gateway.call('mall.Pay.walletPay', payment, { token: customer })).code).toBe('50735');
  expect((await gateway.call('mall.User.paymentPassword', { password: '246810' }, { token: customer })).code).toBe('200');
  expect((await gateway.call('mall.Pay.walletPay', payment, { token: customer })).code).toBe('200');

  const order = await gateway.call('mall.Order.orderDetails', { order_id: placed.data.order_id }, { token: customer });
  expect(order.data).toMatchObject({ status: 1, z_price: '256.00', user_money: '4744.00', remarks: 'Ring twice' });
  const list = await gateway.call('mall.Order.index', { pageNum: 1 }, { token: customer });
  expect(list.data).toMatchObject({ order_num: 1, res_order: { '0': 0, '1': 1, '2': 0, '5': 0 } });
  expect((await gateway.call('mall.Cart.index', {}, { token: customer })).data.total).toBe(0);
});

test('a customer browses, changes the order and leaves', async () => {
  const data = async (api: string, fields?: Fields, token?: string): Promise<Reply['data']> => {
    const reply = await gateway.call(api, fields, token === undefined ? {} : { token });
    expect(reply.code, reply.body).toBe('200');
    return reply.data;
  };
  await data('mall.Index.index');
  await data('mall.User.getUserTell');
  await data('mall.Index.home', { page: 1, pageSize: 8 });
  await data('mall.Home.getBlockGoodsList');
  expect((await data('mall.Index.search', { keyword: 'milk', page: 1, pageSize: 20 })).list).not.toEqual([]);
  await data('mall.Order.getPayment');
  await data('mall.Address.addressManagement');
  await data('mall.Login.registerAgreement', { type: 0 });

  const me = await gateway.signIn();
  await data('mall.User.isDefaultValue', {}, me);
  const place = '浙江省,杭州市,西湖区';
  await data('mall.Address.saveAddress', { user_name: '林清', mobile: '13800000001', place, address: '灵隐路 18 号' }, me);
  expect(await data('mall.Address.index', {}, me)).not.toEqual([]);

  const { cart_id: line } = await data('mall.Product.addCart', { pro_id: 1001, attribute_id: 10011, num: 1 }, me);
  await data('mall.Cart.upCart', { cart: [{ cart_id: line, num: 3 }] }, me);
  await data('mall.Cart.djAttribute', { car_id: line }, me);
  await data('mall.Cart.modifyAttribute', { car_id: line, attribute_id: 10012 }, me);
  await data('mall.Cart.delCart', { car_id: line }, me);

  const product = buyNow(1011, 10111, 1);
  await data('mall.Product.immediatelyCart', { product }, me);
  const placed = await data('mall.Order.payment', { product, pay_type: 'wallet_pay' }, me);
  await data('mall.Order.removeOrder', { order_id: placed.order_id }, me);
  await data('mall.Login.quit', {}, me);
});

test('claim 29: no call violated the contract, and these operations have responded', async () => {
  const report = await gateway.report();
  expect(broken(report)).toEqual([]);
  const answered = report.operations.filter(({ responses }) => responses['200']).map(({ api }) => api);
  expect(answered).toEqual([
    ...['mall.Address.addressManagement', 'mall.Address.index', 'mall.Address.saveAddress'],
    ...['mall.Cart.delCart', 'mall.Cart.djAttribute', 'mall.Cart.index', 'mall.Cart.modifyAttribute', 'mall.Cart.upCart'],
    ...['mall.Home.getBlockGoodsList', 'mall.Index.home', 'mall.Index.index', 'mall.Index.search'],
    ...['mall.Login.getCode', 'mall.Login.login', 'mall.Login.quit', 'mall.Login.registerAgreement'],
    ...['mall.Order.getPayment', 'mall.Order.index', 'mall.Order.orderDetails', 'mall.Order.payment'],
    ...['mall.Order.removeOrder', 'mall.Order.settlement', 'mall.Pay.walletPay'],
    ...['mall.Product.addCart', 'mall.Product.immediatelyCart', 'mall.Product.index'],
    ...['mall.User.getUserTell', 'mall.User.isDefaultValue', 'mall.User.paymentPassword'],
  ]);
});
