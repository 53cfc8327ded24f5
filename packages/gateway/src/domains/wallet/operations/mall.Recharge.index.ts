import type { DataOf } from '@mall/contract';
import { operation } from '../../../dispatch/operation.ts';
import { qrMethods } from '../../../providers/methods.ts';
import { formatMoney } from '../../../shared/money.ts';
import { leastRecharge } from '../../payments/charge-service.ts';

type Preferred = DataOf<'mall.Recharge.index'>['defaultpayment']['defaultpayName'];

export const rechargeIndex = operation('mall.Recharge.index', async (_request, { settings }) => {
  const payment = qrMethods(settings);
  const defaultpayName: Preferred = payment.pc_wechat === 0 && payment.pc_alipay === 1 ? 'aliPay' : 'wxPay';
  return { min_cz: formatMoney(leastRecharge), payment, defaultpayment: { defaultpayName } };
});
