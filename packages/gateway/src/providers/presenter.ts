import type { QrMethod } from '@mall/config';
import type { DataOf } from '@mall/contract';
import type { PaymentMethod } from './methods.ts';

type WireMethods = DataOf<'mall.Order.getPayment'>;

/** Returns the offered QR payment methods. */
export function wireQrMethods(offered: ReadonlySet<PaymentMethod>): Record<QrMethod, 0 | 1> {
  return { pc_alipay: offered.has('pc_alipay') ? 1 : 0, pc_wechat: offered.has('pc_wechat') ? 1 : 0 };
}

/** Returns the offered payment methods. */
export function wireMethods(offered: ReadonlySet<PaymentMethod>): WireMethods {
  return { wallet_pay: offered.has('wallet_pay') ? 1 : 0, ...wireQrMethods(offered) };
}
