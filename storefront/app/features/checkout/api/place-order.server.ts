import { checkForm, limits, pickupRules } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { paymentMethodNames } from '#app/shared/gateway/payment-methods.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { refusedFields } from '#app/shared/gateway/refused-fields.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import { type PaymentMethod, readPaymentMethod } from '#app/shared/payment-methods.ts';
import { readId } from '#app/shared/query-id.ts';
import { type CheckoutOutcome, type CheckoutState, type Contact, checkoutFields, type Entered } from '../checkout.ts';
import type { CheckoutQuery } from '../checkout-query.ts';
import { couponsOf } from '../coupons-of.ts';
import { stateOf, wireOf } from './load-checkout.server.ts';

const codes = { noAddress: '50278', dearer: '50486' } as const;

/** The placed order, the state of a checkout that cannot continue, or the refusal of the form. */
export type Placed =
  | { readonly kind: 'placed'; readonly orderId: number; readonly payType: PaymentMethod }
  | Exclude<CheckoutState, { kind: 'open' }>
  | { readonly kind: 'returned'; readonly outcome: CheckoutOutcome };

/** Reads the form without validation. */
export function readEntered(form: FormData): Entered {
  return {
    // Browsers submit a line break as two characters; the page counts it as one.
    remarks: form.getAll('remarks').map((text) => (typeof text === 'string' ? text.replaceAll('\r\n', '\n').trim() : '')),
    payType: readPaymentMethod(form.get(checkoutFields.payType)),
    addressId: readId(form.get(checkoutFields.addressId)),
    receive: readReceive(form.get(checkoutFields.receive)),
    coupons: couponsOf(form),
    contact: form.has('contactName') ? readContact(form) : undefined,
  };
}

const readContact = (form: FormData): Contact => ({
  contactName: textOf(form.get('contactName')),
  contactPhone: textOf(form.get('contactPhone')),
});

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value.trim() : '');

function readReceive(value: FormDataEntryValue | null): Entered['receive'] {
  return value === 'courier' ? value : readId(value);
}

/** Merges the form into the query; the form takes precedence over the address. */
export function withEntered(
  query: CheckoutQuery,
  { addressId = query.addressId, receive = query.storeId, coupons }: Entered,
): CheckoutQuery {
  const storeId = receive === 'courier' ? undefined : receive;
  // A pickup order cannot use delivery coupons: when the delivery method changes, the best coupons are selected again.
  return { ...query, addressId, storeId, coupons: storeId === query.storeId ? (coupons ?? query.coupons) : undefined };
}

const noContact: Contact = { contactName: '', contactPhone: '' };

const contactToWire = ({ contactName, contactPhone }: Contact) => ({ fullName: contactName, fullPhone: contactPhone });

/** Places the order of the form. Throws errors that concern the whole page. */
export async function placeOrder({ mall }: Gateway, query: CheckoutQuery, form: FormData): Promise<Placed> {
  const entered = readEntered(form);
  const returned = (rest: Omit<CheckoutOutcome, 'at' | 'entered'>): Placed => ({
    kind: 'returned',
    outcome: { at: Date.now(), entered, ...rest },
  });
  const { payType } = entered;
  if (payType === undefined) return returned({ reason: 'payType' });
  if (!entered.remarks.every((text) => [...text].length <= limits.remark)) return returned({ reason: 'remarks' });
  const wanted = withEntered(query, entered);
  const contact = checkForm(pickupRules, { ...(entered.contact ?? noContact) });
  if (wanted.storeId !== undefined && !contact.ok) return returned({ reason: 'contact', errors: contact.errors });
  const key = readIdempotencyKey(form);
  try {
    const wire = { ...wireOf(wanted), ...(wanted.storeId !== undefined && contact.ok && contactToWire(contact.values)) };
    const order = await mall.checkout.placeOrder(
      { ...wire, remarks: [...entered.remarks], pay_type: paymentMethodNames[payType], ...totalSeen(form) },
      key,
    );
    return { kind: 'placed', orderId: order.order_id, payType };
  } catch (error) {
    const fromCart = 'cartIds' in query.wanted;
    const lost = stateOf(error, query.wanted);
    if (lost) return lost;
    const { code, message } = refusalOf(error);
    if (message === undefined) return returned({ reason: 'noResponse', ...key });
    if (code === codes.noAddress || refusedFields(error).includes('address_id')) return returned({ reason: 'address', message });
    if (refusedFields(error).includes('coupon_id')) return returned({ reason: 'coupons' });
    if (code !== codes.dearer) return returned({ reason: 'refused', message });
    return fromCart ? { kind: 'cart', reason: 'price' } : returned({ reason: 'dearer' });
  }
}

/** Returns the total that the shopper saw: an order whose price has risen since is refused. */
function totalSeen(form: FormData): { total?: string } {
  const total = form.get('total');
  return typeof total === 'string' && /^\d{1,12}\.\d{2}$/.test(total) ? { total } : {};
}
