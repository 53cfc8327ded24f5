import type { CartItem, RemovedItem } from './cart.ts';

/** Names of the form's fields. The page writes them, the action reads them; both also without JavaScript. */
export const cartFields = {
  intent: 'intent',
  /** One an item: what the page showed of it, so that only what the shopper changed is changed. */
  shown: 'shown',
  /** The ids of the ticked items. */
  ticked: 'ticked',
  /** Ticks everything; `allShown` is what the page showed of it. */
  all: 'all',
  allShown: 'all-shown',
  /** What the shopper has removed last, to have it back: one an item. */
  removed: 'removed',
  /** The ids of what can no longer be bought. */
  gone: 'gone',
  count: (id: number) => `num-${id}`,
  sku: (id: number) => `sku-${id}`,
} as const;

const plainIntents = ['update', 'checkout', 'removeTicked', 'collectTicked', 'restore', 'clear', 'signIn'] as const;
const itemIntents = ['remove', 'collect', 'sku', 'shop'] as const;

/** What a button of the form asks for; every one of them also sends quantities and ticks. */
export type CartIntent =
  | { readonly kind: (typeof plainIntents)[number] }
  /** `shop` ticks or unticks everything of the shop with the id. */
  | { readonly kind: (typeof itemIntents)[number]; readonly id: number };

/** The intent as the value of a button. */
export function writeIntent(intent: CartIntent): string {
  return 'id' in intent ? `${intent.kind}:${intent.id}` : intent.kind;
}

/** The intent of a value; what nobody knows only updates. */
export function readIntent(value: unknown): CartIntent {
  const [name, digits] = String(value ?? '').split(':');
  const plain = plainIntents.find((kind) => kind === name);
  if (plain) return { kind: plain };
  const kind = itemIntents.find((known) => known === name);
  const id = readId(digits);
  return kind && id !== undefined ? { kind, id } : { kind: 'update' };
}

/** A record's id, or undefined for what cannot be one. */
export function readId(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : 0;
  return id >= 1 && id <= 2_147_483_647 ? id : undefined;
}

/** What the page showed of an item. */
export interface ShownItem {
  readonly id: number;
  readonly shopId: number;
  readonly count: number;
  readonly stock: number;
  readonly ticked: boolean;
  readonly productId: number;
  readonly skuId: number;
}

/** What the page shows of an item, as the value of a hidden field. */
export function writeShown({ id, count, stock, ticked, productId, skuId }: CartItem, shopId: number): string {
  return [id, shopId, count, stock, ticked ? 1 : 0, productId, skuId].join(':');
}

/** The shown item of a hidden field's value, or undefined when somebody wrote it anew. */
export function readShown(value: unknown): ShownItem | undefined {
  if (typeof value !== 'string' || !/^\d{1,10}(?::\d{1,10}){6}$/.test(value)) return undefined;
  const [id = 0, shopId = 0, count = 0, stock = 0, ticked, productId = 0, skuId = 0] = value.split(':').map(Number);
  return { id, shopId, count, stock, ticked: ticked === 1, productId, skuId };
}

/** An item that was removed, as the value of a hidden field. */
export const writeRemoved = ({ productId, skuId, count }: RemovedItem): string => [productId, skuId, count].join(':');

/** The removed item of such a value, or undefined when somebody wrote it anew. */
export function readRemoved(value: unknown): RemovedItem | undefined {
  if (typeof value !== 'string' || !/^\d{1,10}:\d{1,10}:\d{1,4}$/.test(value)) return undefined;
  const [productId = 0, skuId = 0, count = 0] = value.split(':').map(Number);
  return productId > 0 && skuId > 0 && count > 0 ? { productId, skuId, count } : undefined;
}
