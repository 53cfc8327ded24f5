import type { DataOf } from '@mall/contract';

/** Which ways to pay are on. The QR methods come with their provider. */
export const paymentMethods: DataOf<'mall.Order.getPayment'> = { wallet_pay: 1, pc_alipay: 0, pc_wechat: 0 };
