import { checkForm, paymentPasswordRules } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { openPermit } from '#app/shared/gateway/open-permit.server.ts';
import { paymentMethodNames } from '#app/shared/gateway/payment-methods.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import type { Payment, PaymentRefusal } from '../payment.ts';

const codes = { balance: '109', state: '50486', parameter: '50010' } as const;

/** Paid (or no longer payable: the order's state says which), or the refusal. */
export type PayOutcome = { readonly kind: 'over' } | { readonly kind: 'refused'; readonly refusal: PaymentRefusal };

/** Pays the order from the wallet. The password is sent only to the gateway. Throws errors that concern the whole page. */
export async function payFromWallet(gateway: Gateway, payment: Payment, form: FormData): Promise<PayOutcome> {
  if (payment.state !== 'unpaid') return { kind: 'over' };
  const checked = checkForm(paymentPasswordRules, { password: textOf(form.get('password')) });
  if (!checked.ok) return refused({ reason: 'entry', errors: checked.errors });
  const shut = await openPermit(gateway, checked.values.password);
  return shut ? refused(shut) : await pay(gateway, payment, form);
}

type Refused = Omit<PaymentRefusal, 'at'>;

const refused = (refusal: Refused): PayOutcome => ({ kind: 'refused', refusal: { at: Date.now(), ...refusal } });

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

async function pay({ mall }: Gateway, { orderId, number, amount }: Payment, form: FormData): Promise<PayOutcome> {
  // The total that the shopper saw; the gateway refuses any other amount.
  const seen = textOf(form.get('total'));
  if (seen !== amount) return refused({ reason: 'changed' });
  try {
    await mall.payments.payFromWallet(
      { order_list: { sNo: number, total: seen, order_id: orderId }, type: paymentMethodNames.wallet, payment_money: seen },
      readIdempotencyKey(form),
    );
    return { kind: 'over' };
  } catch (error) {
    const { code, message } = refusalOf(error);
    if (code === codes.state) return { kind: 'over' };
    if (code === codes.balance) return refused({ reason: 'balance' });
    if (code === codes.parameter) return refused({ reason: 'changed' });
    return refused(message === undefined ? { reason: 'noResponse' } : { reason: 'refused', message });
  }
}
