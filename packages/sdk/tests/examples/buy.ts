/** Signs in, orders and pays with one session. The client generates the idempotency keys. */
import { createMall, createMallClient, describeError } from '@mall/sdk';

let token: string | undefined;
const client = createMallClient({
  baseUrl: process.env.GATEWAY_URL ?? 'http://127.0.0.1:4010/api/',
  session: {
    get: () => token,
    set: (next) => {
      token = next ?? undefined;
    },
  },
});
const mall = createMall(client);

try {
  // A person reads the image `code_img`; the mock accepts any response.
  const { code } = await mall.auth.captcha();
  await mall.auth.login({ type: 3, phone: 'shopper01', password: 'mall2026', verificationCode: code, imgCode: 'k7mp' });
  console.log(`signed in: ${token !== undefined}`);

  const { cart_id } = await mall.cart.add({ pro_id: 1001, attribute_id: 10011, num: 2 });
  const { sNo, total, order_id } = await mall.checkout.placeOrder({ cart_id: [cart_id], pay_type: 'wallet_pay' });
  console.log(`order ${sNo} over ${total}`);

  // Gets a permit for one payment, then pays.
  await mall.payments.verifyPassword({ password: '246810' });
  await mall.payments.payFromWallet({ order_list: { sNo, total, order_id }, type: 'wallet_pay', payment_money: total });
  console.log('paid');
} catch (error) {
  const { messageKey, action, args } = describeError(error);
  console.error(`${action}: ${messageKey} ${args.message ?? ''}`);
  process.exitCode = 1;
}
