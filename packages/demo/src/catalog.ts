import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A text in each language of the mall. */
export type Localized = Readonly<Record<'en' | 'zh' | 'tn' | 'ko', string>>;

/** Texts of a product in one language, written in it rather than translated. */
export interface ProductText {
  readonly name: string;
  readonly subtitle: string;
  /** One or more paragraphs, separated by an empty line. */
  readonly description: string;
  readonly ingredients: string;
  readonly directions: string;
  /** Sentences of reviews: two positive ones and one reservation. */
  readonly reviews: readonly [string, string, string];
}

export interface CatalogSku {
  readonly id: number;
  /** One value per option, in the order of the options: a key of `values`, or a plain measure such as "150 ml". */
  readonly values: readonly string[];
  /** Amount in yuan with two decimals. */
  readonly price: string;
  /** Pieces in stock when the mall opens. */
  readonly stock: number;
}

export interface CatalogProduct {
  readonly id: number;
  readonly slug: string;
  readonly brand: string;
  readonly class: string;
  readonly shop: string;
  /** 1 new, 2 hot, 3 recommended, 5 with a member price. */
  readonly labels: readonly number[];
  /** Pieces sold before the mall opened. */
  readonly sold: number;
  readonly options: readonly string[];
  readonly skus: readonly CatalogSku[];
  readonly texts: Readonly<Record<keyof Localized, ProductText>>;
}

interface Named {
  readonly id: number;
  readonly name: Localized;
}

/** A physical store of a shop. */
export interface CatalogStore {
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
export interface CatalogShop extends Named {
  /** The shop's description of itself. */
  readonly about: Localized;
  /** Banner at the top of its page. */
  readonly banner: string;
  readonly region: { readonly province: string; readonly city: string; readonly district: string };
  /** Stores, the default one first. */
  readonly stores?: readonly CatalogStore[];
}

export interface Catalog {
  readonly mall: { readonly name: Localized };
  readonly brands: Readonly<Record<string, Named>>;
  readonly classes: Readonly<Record<string, Named>>;
  readonly shops: Readonly<Record<string, CatalogShop>>;
  readonly options: Readonly<Record<string, Localized>>;
  readonly values: Readonly<Record<string, Localized>>;
  readonly products: readonly CatalogProduct[];
}

const readYaml = (path: string): unknown => parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));

/** Number of pieces sold from which a product is a bestseller. */
export const bestseller = 150;

let catalog: Catalog | undefined;

/**
 * Returns the demo catalog, read once from its YAML files, whose shape the tests of this package check. With
 * `MALL_DEMO_GOODS=bestsellers` it has only the bestsellers with their classes and brands, which is sufficient to try an operation.
 */
export function loadCatalog(): Catalog {
  catalog ??= process.env.MALL_DEMO_GOODS === 'bestsellers' ? bestsellersOf(readCatalog()) : readCatalog();
  return catalog;
}

function readCatalog(): Catalog {
  const head = readYaml('catalog.yaml') as Omit<Catalog, 'products'>;
  const products = Object.keys(head.classes).flatMap((name) => {
    const assortment = readYaml(`assortment/${name}.yaml`) as Omit<CatalogProduct, 'class' | 'texts'>[];
    return assortment.map((product) => ({
      ...product,
      class: name,
      texts: readYaml(`products/${product.slug}.yaml`) as CatalogProduct['texts'],
    }));
  });
  return { ...head, products: products.toSorted((a, b) => a.id - b.id) };
}

function bestsellersOf(fullCatalog: Catalog): Catalog {
  const products = fullCatalog.products.filter(({ sold }) => sold >= bestseller);
  const usedClasses = (named: Catalog['classes'], keyOf: (product: CatalogProduct) => string) => {
    const keys = new Set(products.map(keyOf));
    return Object.fromEntries(Object.entries(named).filter(([key]) => keys.has(key)));
  };
  return {
    ...fullCatalog,
    products,
    classes: usedClasses(fullCatalog.classes, (product) => product.class),
    brands: usedClasses(fullCatalog.brands, ({ brand }) => brand),
  };
}
