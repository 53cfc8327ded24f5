import { randomUUID } from 'node:crypto';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { readPaymentMethod } from '#app/shared/payment-methods.ts';
import { type AwaitedPayment, type MembershipOffer, purchaseQuery, readChoice } from '../offer.ts';
import { loadOffer } from './load-offer.server.ts';
import { isMembershipPaid, loadMembershipCode } from './purchase.server.ts';

/** The open purchase of the member center. */
export interface OpenPurchase {
  readonly offer: MembershipOffer;
  readonly idempotencyKey: string;
  /** Set on a page without JavaScript. */
  readonly awaited: AwaitedPayment | undefined;
}

/** Loads the purchase that the member center's address names; 'paid' when its payment has arrived. */
export async function openPurchase(gateway: Gateway, search: URLSearchParams): Promise<OpenPurchase | 'paid' | undefined> {
  if (search.get(purchaseQuery.open) !== '1') return undefined;
  const awaited = await loadAwaited(gateway, search);
  if (awaited === 'paid') return 'paid';
  return { offer: await loadOffer(gateway, readChoice(search)), idempotencyKey: randomUUID(), awaited };
}

async function loadAwaited(gateway: Gateway, search: URLSearchParams): Promise<AwaitedPayment | 'paid' | undefined> {
  const [number, amount] = [search.get(purchaseQuery.order), search.get(purchaseQuery.amount)];
  const method = readPaymentMethod(search.get(purchaseQuery.type));
  if (number === null || amount === null || method === undefined || method === 'wallet') return undefined;
  if (await isMembershipPaid(gateway, number)) return 'paid';
  return { number, amount, method, code: await loadMembershipCode(gateway, { number, amount, method, title: number }) };
}
