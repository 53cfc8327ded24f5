import { type Operation, operations } from '@mall/contract';
import { placesOf } from '../support/contract.ts';

/** Kinds of records with an owner. */
export const privateKinds = [
  'order',
  'address',
  'order-line',
  'after-sale',
  'cart-line',
  'shop-application',
  'message',
  'points-record',
  'membership-order',
  'favorite',
  'bank-card',
  'invoice-header',
  'invoice',
] as const;
export type PrivateKind = (typeof privateKinds)[number];
/** Kinds of public records: naming one reveals nothing to other customers. */
export const publicKinds = [
  'product',
  'sku',
  'class',
  'brand',
  'shop',
  'coupon',
  'coupon-campaign',
  'flash-item',
  'flash-slot',
  'pickup-store',
  'review',
  'reply',
  'block',
  'notice',
  'shop-class',
  'currency',
  'none',
];

/** Every field that names a record with an owner. An object that is marked as a whole is named by the marked fields inside it. */
export interface IdField {
  readonly operation: Operation;
  readonly path: readonly string[];
  readonly kind: PrivateKind;
  readonly text: boolean;
  readonly list: boolean;
}

/** Every field that names a record of any kind. */
export const marked = [...operations.values()].flatMap((operation) =>
  placesOf(operation).flatMap(({ path, schema }) => {
    const kind = schema['x-id-of'];
    return kind === undefined ? [] : [{ operation, path, kind, schema }];
  }),
);

export const isPrivate = (kind: string): kind is PrivateKind => privateKinds.some((known) => known === kind);
export const idFields: IdField[] = marked.flatMap(({ operation, path, kind, schema }) =>
  isPrivate(kind) && schema.properties === undefined
    ? [{ operation, path, kind, text: schema.type === 'string', list: schema.type === 'array' }]
    : [],
);
