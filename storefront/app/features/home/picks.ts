/** A product the front page recommends. */
export interface Pick {
  readonly id: number;
  readonly title: string;
  readonly pictureUrl: string;
  /** A decimal string, the lowest price over the SKUs. */
  readonly price: string;
  readonly shopName: string;
  readonly isSoldOut: boolean;
}

/** The recommendations, or that they did not come. */
export type Picks = { readonly products: readonly Pick[] } | { readonly failed: true };

/** How many are shown. */
export const picksShown = 8;
