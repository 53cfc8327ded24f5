import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from './support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

test('a visitor fills a cart, signs in, orders and pays from the wallet', async () => {
  const product = await gateway.call('mall.Product.index', { pro_id: 1001 });
  expect(product).toMatchObject({ http: 200, code: '200', data: { login_status: 0, pro: { pro_id: 1001, price: '128.00-218.00' } } });

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
  expect(settled.data).toMatchObject({ products_total: '256.00', freight: '0.00', total: '256.00', user_money: '5000.00' });

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
