import type { ProductState } from '@mall/ui';

/** The kinds of favorites, in the order of their numbers in the address: `?type=1` are products. */
export const favoriteTabs = ['products', 'shops'] as const;
export type FavoriteTab = (typeof favoriteTabs)[number];

/** A favorite product. */
export interface FavoriteProduct {
  /** The favorite's own id, which removes it. */
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly image: string;
  /** The lowest price of its SKUs. */
  readonly price: string;
  readonly state: ProductState;
}

/** A shop that the customer follows. */
export interface FavoriteShop {
  /** The favorite's own id, which removes it. */
  readonly id: number;
  readonly shopId: number;
  readonly name: string;
  readonly logo: string;
  readonly followers: number;
  /** Its best-selling products. */
  readonly products: readonly { readonly id: number; readonly name: string; readonly image: string }[];
}

/** The customer's favorites of one kind. */
export interface Favorites {
  readonly products: readonly FavoriteProduct[];
  readonly shops: readonly FavoriteShop[];
}

/** Products similar to another one. */
export interface SimilarProducts {
  /** The name of that product. */
  readonly name: string;
  readonly products: readonly { readonly id: number; readonly name: string; readonly image: string; readonly price: string }[];
  readonly pages: number;
}

/** The result of removing a favorite; `message` is undefined when the gateway did not respond. */
export type RemovalOutcome = { readonly at: number } & (
  | { readonly kind: 'removed' }
  | { readonly kind: 'refused'; readonly message: string | undefined }
);
