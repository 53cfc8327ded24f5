import type { ProductState } from '@mall/ui';

/** What the mall says of a shop wherever it shows one. */
interface ShopFacts {
  readonly id: number;
  readonly name: string;
  readonly logo: string;
  readonly followers: number;
  /** Products on sale. */
  readonly onSale: number;
  /** The visitor follows it. */
  readonly followed: boolean;
}

/** A shop that was found. */
export interface FoundShop extends ShopFacts {
  readonly province: string;
  readonly city: string;
}

/** A page of found shops. */
export interface ShopList {
  readonly shops: readonly FoundShop[];
  readonly total: number;
  readonly pages: number;
}

/** A product of a shop. */
export interface StoreProduct {
  readonly id: number;
  readonly name: string;
  readonly picture: string;
  /** The lowest price over its SKUs. */
  readonly price: string;
  readonly state: ProductState;
}

/** A shop with a page of what it sells. */
export interface Store extends ShopFacts {
  /** Province and city on one line. */
  readonly place: string;
  readonly poster: string;
  readonly about: string;
  readonly sold: number;
  readonly isOpen: boolean;
  readonly hasCoupons: boolean;
  readonly classes: readonly { readonly id: number; readonly name: string }[];
  readonly products: readonly StoreProduct[];
  /** Products that were found, over all pages. */
  readonly total: number;
  readonly pages: number;
}
