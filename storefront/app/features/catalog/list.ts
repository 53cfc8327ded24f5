import type { ProductState } from '@mall/ui';
import type { Label } from './labels.ts';

/** A product as a list shows it. */
export interface ListedProduct {
  readonly id: number;
  readonly name: string;
  readonly picture: string;
  /** The lowest price over its SKUs. */
  readonly price: string;
  /** The same for members; undefined where they pay what everybody pays. */
  readonly memberPrice: string | undefined;
  readonly shopName: string;
  readonly labels: readonly Label[];
  readonly state: ProductState;
}

/** A class or brand to choose. */
export interface FacetValue {
  readonly id: number;
  readonly name: string;
  /** The letter that a long list finds it under; '' where its first character has none. */
  readonly initial: string;
}

/** A page of a list, and what it can be narrowed by. */
export interface ProductList {
  readonly products: readonly ListedProduct[];
  /** Found products over all pages. */
  readonly total: number;
  /** How many pages there are, at least one. */
  readonly pages: number;
  readonly classes: readonly FacetValue[];
  readonly brands: readonly FacetValue[];
}

/** Products on a page: as many as fill the rows of two, three and four. */
export const pageSize = 24;
