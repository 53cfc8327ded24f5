import type { ProductState } from '@mall/ui';
import type { Label } from './labels.ts';

/** A product as a list shows it. */
export interface ListedProduct {
  readonly id: number;
  readonly name: string;
  readonly image: string;
  /** The lowest price of its SKUs. */
  readonly price: string;
  /** The same for members; undefined when they pay the ordinary price. */
  readonly memberPrice: string | undefined;
  readonly shopName: string;
  readonly labels: readonly Label[];
  readonly state: ProductState;
}

/** A class or brand to choose. */
export interface FacetValue {
  readonly id: number;
  readonly name: string;
  /** The index letter in a long list; '' when its first character has none. */
  readonly initial: string;
}

/** A page of a list, and its available filters. */
export interface ProductList {
  readonly products: readonly ListedProduct[];
  /** The number of products on all pages. */
  readonly total: number;
  /** The number of pages, at least one. */
  readonly pages: number;
  readonly classes: readonly FacetValue[];
  readonly brands: readonly FacetValue[];
}

/** The number of products per page: fills rows of two, three and four. */
export const pageSize = 24;
