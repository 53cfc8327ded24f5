import type { Schemas } from '@mall/sdk';
import type { AfterSalesKind, AfterSalesState } from '@mall/ui';
import type { AfterSaleLine } from '../after-sale.ts';

const kinds: Readonly<Record<number, AfterSalesKind>> = { 1: 'return', 2: 'refund', 3: 'exchange' };

/** The wire's number of a kind, as the gateway takes it. */
export const kindNumbers = { return: 1, refund: 2, exchange: 3 } as const satisfies Readonly<Record<AfterSalesKind, number>>;

/** Returns the kind of a wire number. */
export const kindOf = (number: number): AfterSalesKind => kinds[number] ?? 'refund';

const states: Readonly<Record<number, AfterSalesState>> = {
  0: 'underReview',
  1: 'awaitingReturn',
  2: 'refused',
  3: 'sentBack',
  4: 'refunded',
  5: 'refusedAfterReturn',
  8: 'refused',
  9: 'refunded',
  10: 'refused',
  11: 'replacementSent',
  12: 'exchanged',
  13: 'refunded',
  14: 'refused',
  15: 'refunded',
  16: 'refunded',
};

/** Returns the state of a wire number; undefined for one without an after-sale. */
export const stateOf = (number: number): AfterSalesState | undefined => states[number];

/** Maps a line of an application or of an after-sale. */
export function toLine({ id, p_id, p_name, image, size, p_price, num }: Schemas['AfterSaleLine']): AfterSaleLine {
  return { id, productId: p_id, title: p_name, image: image, spec: size, price: p_price, count: num };
}
