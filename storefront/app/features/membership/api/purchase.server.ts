import { isMallError } from '@mall/sdk';
import { checkForm, paymentPasswordRules } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { openPermit } from '#app/shared/gateway/open-permit.server.ts';
import { paymentMethodNames } from '#app/shared/gateway/payment-methods.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import { type CodeMethod, readPaymentMethod } from '#app/shared/payment-methods.ts';
import { encodeQrCode } from '#app/shared/qr-code/encode-qr-code.ts';
import { readId } from '#app/shared/query-id.ts';
import type { MembershipCode, MembershipOrder, PurchaseOutcome, PurchaseRefusal } from '../offer.ts';

const codes = { balance: '109', state: '50486', parameter: '50010' } as const;

/** The time a page waits for a code to be scanned, before it offers a new one. */
const codeMs = 15 * 60 * 1000;

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

const refused = (form: FormData, refusal: Omit<PurchaseRefusal, 'kind' | 'wish'>): PurchaseRefusal => ({
  kind: 'refused',
  wish: textOf(form.get('wish')),
  ...refusal,
});

/** Converts a gateway error to a refusal. Rethrows other errors. */
function refusedBy(form: FormData, error: unknown): PurchaseRefusal {
  const { code, message } = refusalOf(error);
  if (code === codes.balance) return refused(form, { reason: 'balance' });
  if (code === codes.state || code === codes.parameter) return refused(form, { reason: 'changed' });
  return refused(form, message === undefined ? { reason: 'noResponse' } : { reason: 'refused', message });
}

/** Derives the form's idempotency key for one effect: a shopper who changes the form and submits it again makes a different request. */
function keyFor(form: FormData, ...effect: readonly unknown[]): { readonly idempotencyKey?: string } {
  const { idempotencyKey } = readIdempotencyKey(form);
  return idempotencyKey === undefined ? {} : { idempotencyKey: [idempotencyKey, ...effect].join('.') };
}

/** Orders the membership that the form names; includes the payment code unless it is paid from the wallet. */
export async function orderMembership(gateway: Gateway, form: FormData): Promise<PurchaseOutcome> {
  const { mall } = gateway;
  const method = readPaymentMethod(form.get('method'));
  const plan = readId(form.get('memberType'));
  if (!method || (plan !== 1 && plan !== 2 && plan !== 3)) return refused(form, { reason: 'changed' });
  const couponId = readId(form.get('coupon'));
  try {
    const placed = await mall.membership.order(
      {
        memberType: plan,
        payType: paymentMethodNames[method],
        amount: textOf(form.get('amount')),
        ...(couponId !== undefined && { couponId }),
      },
      keyFor(form, plan, couponId, method),
    );
    const { sNo: number, amount, memberTypeDesc, endTime } = placed;
    const order: MembershipOrder = { number, amount, plan: memberTypeDesc, endsAt: endTime ?? undefined };
    const ordered = { kind: 'ordered', wish: textOf(form.get('wish')), order } as const;
    if (method === 'wallet') return ordered;
    return { ...ordered, code: await loadMembershipCode(gateway, { number, amount, method, title: textOf(form.get('title')) }) };
  } catch (error) {
    return refusedBy(form, error);
  }
}

interface CodeWanted {
  readonly number: string;
  readonly amount: string;
  readonly method: CodeMethod;
  /** The title shown to the payer. */
  readonly title: string;
}

/** Loads the payment code of an order; repeated calls return the same code. */
export async function loadMembershipCode({ mall }: Gateway, { number, amount, method, title }: CodeWanted): Promise<MembershipCode> {
  const type = paymentMethodNames[method];
  const href = await mall.payments.qrCode({ type, total: amount, title, order_list: { sNo: number, total: amount } });
  const now = Date.now();
  return { href, image: encodeQrCode(href), until: new Date(now + codeMs).toISOString(), serverTime: new Date(now).toISOString() };
}

/** Returns true when an order for a membership is paid; false for another customer's order. */
export async function isMembershipPaid({ mall }: Gateway, number: string): Promise<boolean> {
  return (await mall.payments.state({ trade_no: number })).code === 200;
}

/** Pays an order from the wallet. The password is sent only to the gateway. */
export async function payMembership(gateway: Gateway, form: FormData, { number, amount }: Pick<MembershipOrder, 'number' | 'amount'>) {
  const checked = checkForm(paymentPasswordRules, { password: textOf(form.get('password')) });
  if (!checked.ok) return refused(form, { reason: 'entry', errors: checked.errors });
  const shut = await openPermit(gateway, checked.values.password);
  return shut ? refused(form, shut) : await payOrder(gateway, form, { number, amount });
}

async function payOrder(gateway: Gateway, form: FormData, { number, amount }: Pick<MembershipOrder, 'number' | 'amount'>) {
  const paid: PurchaseOutcome = { kind: 'paid', wish: textOf(form.get('wish')) };
  try {
    await gateway.mall.payments.payFromWallet(
      { order_list: { sNo: number, total: amount }, type: paymentMethodNames.wallet, payment_money: amount },
      keyFor(form, number),
    );
    return paid;
  } catch (error) {
    // An order that no longer awaits payment is paid, or its coupon was used elsewhere.
    const isOver = isMallError(error) && error.code === codes.state;
    return isOver && (await isMembershipPaid(gateway, number)) ? paid : refusedBy(form, error);
  }
}

/** Pays the order that the form names. */
export async function payNamed(gateway: Gateway, form: FormData): Promise<PurchaseOutcome> {
  return payMembership(gateway, form, { number: textOf(form.get('order')), amount: textOf(form.get('amount')) });
}

/** Orders and pays in one step, for a page without JavaScript; the agreement is a box of the form. */
export async function buyMembership(gateway: Gateway, form: FormData): Promise<PurchaseOutcome> {
  if (form.get('agreed') !== '1') return refused(form, { reason: 'agreement' });
  const ordered = await orderMembership(gateway, form);
  if (ordered.kind !== 'ordered' || ordered.code) return ordered;
  return payMembership(gateway, form, ordered.order);
}
