/** A product with a price for members. Prices are decimal strings. */
export interface MemberProduct {
  readonly id: number;
  readonly name: string;
  readonly image: string;
  readonly price: string;
  readonly memberPrice: string;
}

/** The number of products shown. */
export const memberProductsShown = 4;
