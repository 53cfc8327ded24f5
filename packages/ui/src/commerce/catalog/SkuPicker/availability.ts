import { centsOf } from '../Price/formatMoney.ts';

/** One stock-keeping unit: one value of each option. */
export interface Sku {
  /** Id of the SKU. */
  id: string;
  /** One value per option, in the order of the options. */
  values: readonly string[];
  /** Price, a decimal string. */
  price: string;
  /** Number of pieces in stock; 0 when sold out. */
  stock: number;
  /** URL of the picture of this SKU, which the gallery then shows. @since 0.4.0 */
  image?: string;
}

/** An option of a product, e.g. its size. */
export interface SkuOption {
  /** Name of the option: "Size". */
  name: string;
  /** Values in display order: "30 ml", "50 ml". */
  values: readonly string[];
}

/** Selected values in the order of the options; undefined where none is selected yet. */
export type SkuSelection = ReadonlyArray<string | undefined>;

/** Returns the SKU of a complete selection; undefined while a value is missing or when there is no such SKU. */
export function findSku(skus: readonly Sku[], selection: SkuSelection): Sku | undefined {
  return skus.find((sku) => sku.values.length === selection.length && sku.values.every((value, index) => value === selection[index]));
}

/** Returns whether a value can be bought together with the other selected values: the stock of all such SKUs is not 0. */
export function isAvailable(skus: readonly Sku[], selection: SkuSelection, option: number, value: string): boolean {
  const fits = (sku: Sku) =>
    sku.values.every((own, index) => (index === option ? own === value : selection[index] === undefined || own === selection[index]));
  return skus.filter(fits).reduce((sum, sku) => sum + Math.max(0, sku.stock), 0) > 0;
}

/** Returns the initial selection: the cheapest SKU with stock, or else the cheapest one; an empty selection without SKUs. */
export function preselect(skus: readonly Sku[]): SkuSelection {
  const inStock = skus.filter((sku) => sku.stock > 0);
  const [cheapest] = (inStock.length > 0 ? inStock : [...skus]).toSorted((a, b) => centsOf(a.price) - centsOf(b.price));
  return cheapest?.values ?? [];
}

/** Returns the selection with one option changed. */
export function choose(selection: SkuSelection, option: number, value: string, options: number): SkuSelection {
  return Array.from({ length: options }, (_, index) => (index === option ? value : selection[index]));
}
