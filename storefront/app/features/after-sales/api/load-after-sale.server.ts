import type { Schemas } from '@mall/sdk';
import { centsOf } from '@mall/ui';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { notFound } from '#app/shared/gateway/page-error.server.ts';
import { paymentMethodOf } from '#app/shared/gateway/payment-methods.ts';
import type { AfterSaleDetails, AfterSaleParcel, ReturnShipping } from '../after-sale.ts';
import { kindOf, stateOf, toLine } from './map-after-sales.ts';

/**
 * Loads an after-sale of a line: the one with the id, otherwise the line's newest. Throws for a missing one or another customer's.
 *
 * @param lineId the order's line
 * @param id the after-sale, where the line has had several
 */
export async function loadAfterSale({ mall }: Gateway, lineId: number, id: number | undefined): Promise<AfterSaleDetails> {
  const found = await mall.afterSales.show({ orderDetailId: lineId, ...(id === undefined ? {} : { id }) });
  const state = stateOf(found.r_type) ?? notFound();
  const kind = kindOf(found.re_type);
  return {
    id: found.id ?? id ?? lineId,
    kind,
    state,
    orderId: found.order_id,
    orderNumber: found.sNo,
    lines: found.list.map(toLine),
    ...amountsOf(found, kind),
    reason: found.content,
    images: found.re_photo.filter((url) => url !== ''),
    requestedAt: found.re_time ?? undefined,
    decidedAt: found.audit_time ?? undefined,
    deadline: found.expire_time ?? undefined,
    refusal: found.r_content ?? '',
    hint: found.suggestive_language,
    returnAddress: found.store_info,
    ...parcelsOf(found, state),
    events: (found.record ?? []).map(({ time, r_type, content }) => ({ at: time ?? undefined, state: stateOf(r_type), text: content })),
  };
}

function amountsOf(found: Schemas['AfterSaleDetails'], kind: AfterSaleDetails['kind']) {
  const { re_apply_money, real_money = '0.00', pay_type } = found;
  return {
    requested: kind === 'exchange' ? undefined : re_apply_money,
    refunded: centsOf(real_money) > 0 ? real_money : undefined,
    target: kind === 'exchange' ? undefined : paymentMethodOf(pay_type),
  };
}

/** Returns the two parcels. A server that does not distinguish them names the one in transit. */
function parcelsOf(found: Schemas['AfterSaleDetails'], state: AfterSaleDetails['state']) {
  const onItsWay = toParcel({ express: found.express, express_num: found.express_num });
  const isFromShop = state === 'replacementSent' || state === 'exchanged' || state === 'refusedAfterReturn';
  return {
    returnParcel: found.return_info ? toParcel(found.return_info) : isFromShop ? undefined : onItsWay,
    shopParcel: found.send_info ? toParcel(found.send_info) : isFromShop ? onItsWay : undefined,
  };
}

const toParcel = ({ express, express_num }: Schemas['AfterSaleParcel']): AfterSaleParcel | undefined =>
  express_num === '' ? undefined : { courier: express, number: express_num };

const phonePattern = /^\d{11}$/;

/** Loads the data for the form of the return parcel: the couriers, and the customer of the default address as its sender. */
export async function loadReturnShipping({ mall }: Gateway, productId: number): Promise<ReturnShipping> {
  const [{ express }, sender] = await Promise.all([mall.afterSales.couriers({ pid: productId }), loadSender(mall)]);
  return { couriers: express.filter(({ is_open = true }) => is_open).map(({ kuaidi_name }) => kuaidi_name), sender };
}

/** Loads name and phone of the default address. Lists mask the phone, so the address itself is requested. */
async function loadSender(mall: Gateway['mall']): Promise<ReturnShipping['sender']> {
  const [first] = (await mall.addresses.list()).adds;
  if (!first) return undefined;
  const { name, tel } = (await mall.addresses.show({ addr_id: first.id })).address;
  return phonePattern.test(tel) ? { name, phone: tel } : undefined;
}
