import { centsOf } from '../Price/formatMoney.ts';

/** One stock-keeping unit: one value of each option. */
export interface Sku {
  id: string;
  /** One value an option, in the order of the options. */
  values: readonly string[];
  /** Decimal string. */
  price: string;
  stock: number;
  picture?: string;
}

/** Something the shopper chooses, e.g. size. */
export interface SkuOption {
  name: string;
  values: readonly string[];
}

/** Chosen values in the order of the options; undefined where nothing is chosen yet. */
export type SkuSelection = readonly (string | undefined)[];

/** The SKU of a complete choice; undefined while a value is missing or when there is no such SKU. */
export function findSku(skus: readonly Sku[], selection: SkuSelection): Sku | undefined {
  return skus.find((sku) => sku.values.length === selection.length && sku.values.every((value, index) => value === selection[index]));
}

/** Whether a value can be bought together with what is chosen in the other options: the stock of all such SKUs is not 0. */
export function isAvailable(skus: readonly Sku[], selection: SkuSelection, option: number, value: string): boolean {
  const fits = (sku: Sku) =>
    sku.values.every((own, index) => (index === option ? own === value : selection[index] === undefined || own === selection[index]));
  return skus.filter(fits).reduce((sum, sku) => sum + Math.max(0, sku.stock), 0) > 0;
}

/** What is chosen when a page opens: the cheapest SKU with stock, else the cheapest; an empty choice when there are no SKUs. */
export function preselect(skus: readonly Sku[]): SkuSelection {
  const inStock = skus.filter((sku) => sku.stock > 0);
  const [cheapest] = (inStock.length > 0 ? inStock : [...skus]).toSorted((a, b) => centsOf(a.price) - centsOf(b.price));
  return cheapest?.values ?? [];
}

/** The choice with one option changed. */
export function choose(selection: SkuSelection, option: number, value: string, options: number): SkuSelection {
  return Array.from({ length: options }, (_, index) => (index === option ? value : selection[index]));
}
