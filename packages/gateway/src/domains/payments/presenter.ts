import type { DataOf, RequestOf } from '@mall/contract';
import { Fault } from '../../dispatch/fault.ts';
import { wireDateTime } from '../../shared/clock.ts';
import { formatMoney, parseMoney } from '../../shared/money.ts';
import type { ChargeRequest } from './open-charge.ts';
import type { PaymentState } from './show-payment-state.ts';

/** Returns whether a membership order or a recharge is paid, and the QR code of a recharge. */
export function wirePaymentState({ isPaid, recharge }: PaymentState, now: Date): DataOf<'mall.Order.getCzorder'> {
  const code = isPaid ? 200 : 0;
  if (!recharge) return { code };
  const { charge, expiresAt } = recharge;
  return {
    code,
    type: charge.method,
    total: formatMoney(charge.amount),
    url: charge.code,
    expire_time: wireDateTime(expiresAt),
    server_time: wireDateTime(now),
  };
}

/** Reads a charge from the wire. Throws `parameter_refused` when it names neither an order nor a recharge. */
export function readCharge({ order_list, sNo, total, type, title = '' }: RequestOf<'mall.Pay.index'>): ChargeRequest {
  const common = { total: parseMoney(total), method: type, subject: title };
  if (order_list) return { ...common, payable: { kind: 'order', number: order_list.sNo, orderId: order_list.order_id } };
  if (sNo === undefined) throw new Fault('parameter_refused', { errors: [{ field: 'sNo', rule: 'required' }] });
  return { ...common, payable: { kind: 'recharge', number: sNo } };
}
