import type { Banner } from '@mall/ui';

/** A product on a shelf of the home page. */
export interface ShelfProduct {
  readonly id: number;
  readonly title: string;
  readonly imageUrl: string;
  /** A decimal string, the lowest price of the SKUs. */
  readonly price: string;
  readonly shopName: string;
  readonly isSoldOut: boolean;
}

/** The content of the home page, or the failure to load it. A banner's title is '' when the mall has none. */
export type HomeData =
  | { readonly banners: readonly Banner[]; readonly picks: readonly ShelfProduct[]; readonly news: readonly ShelfProduct[] }
  | { readonly failed: true };

/** The number of products on a shelf: with a large one among them, and without. */
export const shelfSizes = { large: 5, even: 4 } as const;
