import type { Banner } from '@mall/ui';

/** A product on a shelf of the front page. */
export interface ShelfProduct {
  readonly id: number;
  readonly title: string;
  readonly pictureUrl: string;
  /** A decimal string, the lowest price over the SKUs. */
  readonly price: string;
  readonly shopName: string;
  readonly isSoldOut: boolean;
}

/** What the mall puts on its front page, or that it did not come. A banner's title is '' where the mall gives none. */
export type HomeData =
  | { readonly banners: readonly Banner[]; readonly picks: readonly ShelfProduct[]; readonly news: readonly ShelfProduct[] }
  | { readonly failed: true };

/** How many products stand on a shelf: with a large one among them, and without. */
export const shelfSizes = { large: 5, even: 4 } as const;
