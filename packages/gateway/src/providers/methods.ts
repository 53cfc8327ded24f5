import type { DataOf } from '@mall/contract';
import type { Settings } from '../settings.ts';
import type { Cents } from '../shared/money.ts';

type Methods = DataOf<'mall.Order.getPayment'>;

/** The ways to pay an order. */
export const orderMethods = (settings: Settings): Methods => ({ wallet_pay: 1, ...qrMethods(settings) });

/** The ways to pay an amount. For nothing, as coupons may leave of an order, no provider can be asked: the payment password alone is. */
export const methodsFor = (amount: Cents, settings: Settings): Methods =>
  amount > 0n ? orderMethods(settings) : { wallet_pay: 1, pc_alipay: 0, pc_wechat: 0 };

/** The ways to pay by QR code that are on. */
export function qrMethods({ qrMethods: on }: Settings): Omit<Methods, 'wallet_pay'> {
  return { pc_alipay: on.includes('pc_alipay') ? 1 : 0, pc_wechat: on.includes('pc_wechat') ? 1 : 0 };
}

/** Whether an amount can be paid in a way. */
export const offersMethod = (method: keyof Methods, amount: Cents, settings: Settings): boolean =>
  methodsFor(amount, settings)[method] === 1;
