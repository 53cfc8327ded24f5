import type { ProductState } from '@mall/ui';

/** The data of a shop on every page that shows it. */
interface ShopFacts {
  readonly id: number;
  readonly name: string;
  readonly logo: string;
  readonly followers: number;
  /** The number of products on sale. */
  readonly onSale: number;
  /** True when the visitor follows it. */
  readonly followed: boolean;
}

/** A shop in search results. */
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
  readonly image: string;
  /** The lowest price of its SKUs. */
  readonly price: string;
  readonly state: ProductState;
}

/** A shop with a page of its products. */
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
  /** The number of found products on all pages. */
  readonly total: number;
  readonly pages: number;
}
