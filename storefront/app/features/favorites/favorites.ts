import type { ProductState } from '@mall/ui';

/** What can be collected, in the order of their numbers in the address: `?type=1` are products. */
export const favoriteTabs = ['products', 'shops'] as const;
export type FavoriteTab = (typeof favoriteTabs)[number];

/** A product of the collection. */
export interface FavoriteProduct {
  /** The favourite's own id, which takes it out. */
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly picture: string;
  /** The lowest price over its SKUs. */
  readonly price: string;
  readonly state: ProductState;
}

/** A shop that the customer follows. */
export interface FavoriteShop {
  /** The favourite's own id, which takes it out. */
  readonly id: number;
  readonly shopId: number;
  readonly name: string;
  readonly logo: string;
  readonly followers: number;
  /** What it sells best. */
  readonly products: readonly { readonly id: number; readonly name: string; readonly picture: string }[];
}

/** What the customer collected, of the kind that was asked for. */
export interface Favorites {
  readonly products: readonly FavoriteProduct[];
  readonly shops: readonly FavoriteShop[];
}

/** Products like one. */
export interface SimilarProducts {
  /** The one. */
  readonly name: string;
  readonly products: readonly { readonly id: number; readonly name: string; readonly picture: string; readonly price: string }[];
  readonly pages: number;
}

/** What taking something out of the collection came to; `message` is undefined when the gateway did not answer. */
export type RemovalOutcome = { readonly at: number } & (
  | { readonly kind: 'removed' }
  | { readonly kind: 'refused'; readonly message: string | undefined }
);
