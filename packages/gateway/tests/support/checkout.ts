import { paymentPassword } from './customers.ts';
import type { Fields, Reply } from './gateway.ts';

type Call = (api: string, fields: Fields, options: { token: string; headers?: Record<string, string> }) => Promise<Reply>;

/** The customer, the payment password and the SKU of a purchase. */
export interface Purchase {
  readonly call: Call;
  readonly token: string;
  readonly password?: string;
}

const ok = async (reply: Promise<Reply>): Promise<Reply['data']> => {
  const { code, body, data } = await reply;
  if (code !== '200') throw new Error(`A purchase was refused: ${body}`);
  return data;
};

/** Buys one piece from cart to payment; returns the response to placing the order. */
export async function buyOne({
  call,
  token,
  password = paymentPassword,
}: Purchase): Promise<{ sNo: string; total: string; order_id: number }> {
  const { cart_id } = await ok(call('mall.Product.addCart', { pro_id: 1011, attribute_id: 10111, num: 1 }, { token }));
  await ok(call('mall.Order.settlement', { cart_id }, { token }));
  const placed = await ok(call('mall.Order.payment', { cart_id, pay_type: 'wallet_pay' }, { token }));
  await ok(call('mall.User.paymentPassword', { password }, { token }));
  await ok(call('mall.Pay.walletPay', { order_list: placed, type: 'wallet_pay', payment_money: placed.total }, { token }));
  return placed;
}
