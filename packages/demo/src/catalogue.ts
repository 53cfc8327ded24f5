import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A text in each language of the mall. */
export type Localized = Readonly<Record<'en' | 'zh' | 'tn' | 'ko', string>>;

/** A product's texts in one language, written for it. */
export interface ProductText {
  readonly name: string;
  readonly subtitle: string;
  /** One or more paragraphs, an empty line between them. */
  readonly description: string;
  readonly ingredients: string;
  readonly directions: string;
  /** What shoppers say of it: two praises and a reservation. */
  readonly reviews: readonly [string, string, string];
}

export interface CatalogueSku {
  readonly id: number;
  /** One value an option, in their order: a key of `values`, or a plain measure such as "150 ml". */
  readonly values: readonly string[];
  /** Yuan with two places. */
  readonly price: string;
  /** Pieces at the opening of the mall. */
  readonly stock: number;
}

export interface CatalogueProduct {
  readonly id: number;
  readonly slug: string;
  readonly brand: string;
  readonly class: string;
  readonly shop: string;
  /** 1 new, 2 hot, 3 recommended, 5 with a price for members. */
  readonly labels: readonly number[];
  /** Pieces sold before the mall opened. */
  readonly sold: number;
  readonly options: readonly string[];
  readonly skus: readonly CatalogueSku[];
  readonly texts: Readonly<Record<keyof Localized, ProductText>>;
}

interface Named {
  readonly id: number;
  readonly name: Localized;
}

/** A place where a shop can be visited. */
export interface CatalogueStore {
  readonly id: number;
  readonly name: Localized;
  readonly phone: string;
  readonly hours: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly addressDetail: Localized;
}

/** A shop of the mall. */
export interface CatalogueShop extends Named {
  /** What it says of itself. */
  readonly about: Localized;
  /** The banner at the head of its page. */
  readonly banner: string;
  readonly region: { readonly province: string; readonly city: string; readonly district: string };
  /** The default one first. */
  readonly stores?: readonly CatalogueStore[];
}

export interface Catalogue {
  readonly mall: { readonly name: Localized };
  readonly brands: Readonly<Record<string, Named>>;
  readonly classes: Readonly<Record<string, Named>>;
  readonly shops: Readonly<Record<string, CatalogueShop>>;
  readonly options: Readonly<Record<string, Localized>>;
  readonly values: Readonly<Record<string, Localized>>;
  readonly products: readonly CatalogueProduct[];
}

const read = (path: string): unknown => parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));

/** Pieces sold from which on a product is a bestseller. */
export const bestseller = 150;

let catalogue: Catalogue | undefined;

/**
 * The demo catalogue, read once from its YAML files. Their shape is held by this package's tests. With `MALL_DEMO_GOODS=bestsellers` it has only
 * what sells best and the classes and brands of that: enough to try an operation on.
 */
export function loadCatalogue(): Catalogue {
  catalogue ??= process.env.MALL_DEMO_GOODS === 'bestsellers' ? bestsellersOf(readCatalogue()) : readCatalogue();
  return catalogue;
}

function readCatalogue(): Catalogue {
  const head = read('catalogue.yaml') as Omit<Catalogue, 'products'>;
  const products = Object.keys(head.classes).flatMap((name) => {
    const assortment = read(`assortment/${name}.yaml`) as Omit<CatalogueProduct, 'class' | 'texts'>[];
    return assortment.map((product) => ({
      ...product,
      class: name,
      texts: read(`products/${product.slug}.yaml`) as CatalogueProduct['texts'],
    }));
  });
  return { ...head, products: products.toSorted((a, b) => a.id - b.id) };
}

function bestsellersOf(whole: Catalogue): Catalogue {
  const products = whole.products.filter(({ sold }) => sold >= bestseller);
  const used = (named: Catalogue['classes'], keyOf: (product: CatalogueProduct) => string) => {
    const keys = new Set(products.map(keyOf));
    return Object.fromEntries(Object.entries(named).filter(([key]) => keys.has(key)));
  };
  return { ...whole, products, classes: used(whole.classes, (product) => product.class), brands: used(whole.brands, ({ brand }) => brand) };
}
