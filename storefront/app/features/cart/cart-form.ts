import type { CartItem, RemovedItem } from './cart.ts';

/** Names of the form's fields. The page writes them and the action reads them, with and without JavaScript. */
export const cartFields = {
  intent: 'intent',
  /** One per item: its state as rendered, so that only the shopper's changes are saved. */
  shown: 'shown',
  /** The ids of the selected items. */
  selected: 'selected',
  /** Selects everything; `allShown` is its state as rendered. */
  all: 'all',
  allShown: 'all-shown',
  /** The items removed last, for undo: one per item. */
  removed: 'removed',
  /** The ids of items that can no longer be bought. */
  gone: 'gone',
  count: (id: number) => `num-${id}`,
  sku: (id: number) => `sku-${id}`,
} as const;

const plainIntents = ['update', 'checkout', 'removeSelected', 'saveSelectedForLater', 'restore', 'clear', 'signIn'] as const;
const itemIntents = ['remove', 'saveForLater', 'sku', 'shop'] as const;

/** The action of a form button; every button also submits quantities and selections. */
export type CartIntent =
  | { readonly kind: (typeof plainIntents)[number] }
  /** `shop` selects or deselects everything of the shop with the id. */
  | { readonly kind: (typeof itemIntents)[number]; readonly id: number };

/** Returns the intent as the value of a button. */
export function writeIntent(intent: CartIntent): string {
  return 'id' in intent ? `${intent.kind}:${intent.id}` : intent.kind;
}

/** Reads the intent of a value; unknown values only update. */
export function readIntent(value: unknown): CartIntent {
  const [name, digits] = String(value ?? '').split(':');
  const plain = plainIntents.find((kind) => kind === name);
  if (plain) return { kind: plain };
  const kind = itemIntents.find((known) => known === name);
  const id = readId(digits);
  return kind && id !== undefined ? { kind, id } : { kind: 'update' };
}

/** Reads a record's id; undefined for anything that is not an id. */
export function readId(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : 0;
  return id >= 1 && id <= 2_147_483_647 ? id : undefined;
}

/** The state of an item as rendered. */
export interface ShownItem {
  readonly id: number;
  readonly shopId: number;
  readonly count: number;
  readonly stock: number;
  readonly selected: boolean;
  readonly productId: number;
  readonly skuId: number;
}

/** Returns the rendered state of an item as the value of a hidden field. */
export function writeShown({ id, count, stock, selected, productId, skuId }: CartItem, shopId: number): string {
  return [id, shopId, count, stock, selected ? 1 : 0, productId, skuId].join(':');
}

/** Reads the rendered state from a hidden field's value; undefined for a manipulated value. */
export function readShown(value: unknown): ShownItem | undefined {
  if (typeof value !== 'string' || !/^\d{1,10}(?::\d{1,10}){6}$/.test(value)) return undefined;
  const [id = 0, shopId = 0, count = 0, stock = 0, selected, productId = 0, skuId = 0] = value.split(':').map(Number);
  return { id, shopId, count, stock, selected: selected === 1, productId, skuId };
}

/** Returns a removed item as the value of a hidden field. */
export const writeRemoved = ({ productId, skuId, count }: RemovedItem): string => [productId, skuId, count].join(':');

/** Reads the removed item from such a value; undefined for a manipulated value. */
export function readRemoved(value: unknown): RemovedItem | undefined {
  if (typeof value !== 'string' || !/^\d{1,10}:\d{1,10}:\d{1,4}$/.test(value)) return undefined;
  const [productId = 0, skuId = 0, count = 0] = value.split(':').map(Number);
  return productId > 0 && skuId > 0 && count > 0 ? { productId, skuId, count } : undefined;
}
