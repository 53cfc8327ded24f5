/** The labels of the product lists on the home page. */
export const label = { new: 1, hot: 2, recommended: 3 } as const;

/** A banner of the home page; its key identifies its texts. */
export interface Banner {
  readonly id: number;
  readonly key: 'ritual' | 'forest' | 'inner';
  readonly image: string;
  readonly url: string;
}

/** The banners of the home page. */
export const banners: readonly Banner[] = [
  { id: 1, key: 'ritual', image: '/media/banners/ritual', url: '/products?class=11' },
  { id: 2, key: 'forest', image: '/media/banners/forest', url: '/products?class=14' },
  { id: 3, key: 'inner', image: '/media/banners/inner', url: '/products?class=16' },
];

/** A block of products with a label; its key identifies its text. */
export interface Block {
  readonly id: number;
  readonly key: 'recommended' | 'hot' | 'new';
  readonly label: number;
}

/** The blocks in the header under "All products". */
export const blocks: readonly Block[] = [
  { id: 1, key: 'recommended', label: label.recommended },
  { id: 2, key: 'hot', label: label.hot },
  { id: 3, key: 'new', label: label.new },
];
