import type { OnSettled } from '../../refunds/send-due-refunds.ts';
import { formatMoney } from '../../shared/money.ts';
import { notifyCustomer } from '../messages/notify-customer.ts';

/** Notifies the customer that the payment provider has returned the money, or that the wallet was credited because the provider refused. */
export const notifyOfSettledRefund: OnSettled = async (tx, { customerId, orderNumber, amount, state }, now) => {
  const key = state === 'completed' ? 'refundCompleted' : 'refundReturnedToWallet';
  await notifyCustomer(tx, customerId, { key, values: { number: orderNumber, amount: formatMoney(amount) } }, now);
};
