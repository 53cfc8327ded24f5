import type { DataOf } from '@mall/contract';
import type { Settings } from '../settings.ts';

type Methods = DataOf<'mall.Order.getPayment'>;

/** The ways to pay an order. */
export const orderMethods = (settings: Settings): Methods => ({ wallet_pay: 1, ...qrMethods(settings) });

/** The ways to pay by QR code that are on. */
export function qrMethods({ qrMethods: on }: Settings): Omit<Methods, 'wallet_pay'> {
  return { pc_alipay: on.includes('pc_alipay') ? 1 : 0, pc_wechat: on.includes('pc_wechat') ? 1 : 0 };
}

/** Whether something can be paid in a way. */
export function offersMethod(method: keyof Methods, { qrMethods: on }: Settings): boolean {
  return method === 'wallet_pay' || on.includes(method);
}
