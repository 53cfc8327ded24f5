import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A SKU in a slot. */
export interface FlashSaleItem {
  readonly sku: number;
  /** Yuan with two places. */
  readonly price: string;
  /** Pieces set aside for the slot. */
  readonly quantity: number;
  /** Pieces that one customer may buy. */
  readonly limit: number;
}

/** A slot of every day. */
export interface FlashSaleSlot {
  /** When it begins in the mall's time, "14:00". */
  readonly start: string;
  /** How long it runs. */
  readonly minutes: number;
  readonly items: readonly FlashSaleItem[];
}

/** The flash sale of every day. Its shape is held by this package's tests. */
export function loadFlashSale(): readonly FlashSaleSlot[] {
  const read = parse(readFileSync(new URL('../flash-sale.yaml', import.meta.url), 'utf8')) as { slots: FlashSaleSlot[] };
  return read.slots;
}
