import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A SKU in a time slot. */
export interface FlashSaleItem {
  readonly sku: number;
  /** Amount in yuan with two decimals. */
  readonly price: string;
  /** Pieces reserved for the slot. */
  readonly quantity: number;
  /** Maximum number of pieces per customer. */
  readonly limit: number;
}

/** A daily time slot. */
export interface FlashSaleSlot {
  /** Start in the mall's time zone, "14:00". */
  readonly start: string;
  /** Duration in minutes. */
  readonly minutes: number;
  readonly items: readonly FlashSaleItem[];
}

/** Returns the daily flash sale, whose shape the tests of this package check. */
export function loadFlashSale(): readonly FlashSaleSlot[] {
  const read = parse(readFileSync(new URL('../flash-sale.yaml', import.meta.url), 'utf8')) as { slots: FlashSaleSlot[] };
  return read.slots;
}
