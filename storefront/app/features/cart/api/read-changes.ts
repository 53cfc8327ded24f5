import { cartFields, readShown, type ShownItem } from '../cart-form.ts';

const max = 9999;

/** One item's change, as the wire takes it. */
export interface CartChange {
  readonly cart_id: number;
  readonly num?: number;
  readonly selected?: 0 | 1;
}

/** The differences between the form and the page it was rendered from. */
export interface CartChanges {
  readonly changes: readonly CartChange[];
  /** Every item of the form, with its entered quantity. */
  readonly items: readonly ShownItem[];
  /** Ticked items after the changes. */
  readonly ticked: readonly number[];
  /** True when a quantity exceeded the stock. */
  readonly lowered: boolean;
}

/** Reads quantities and ticks. `toggledShop` is the shop whose ticks a button toggles. */
export function readChanges(form: FormData, toggledShop?: number): CartChanges {
  const shown = form.getAll(cartFields.shown).flatMap((value) => readShown(value) ?? []);
  const tickOf = readTicks(form, shown, toggledShop);
  const wished = shown.map((item) => ({ item, count: readCount(form, item), ticked: tickOf(item) }));
  return {
    changes: wished.flatMap(({ item, count, ticked }) => {
      const num = count === item.count ? {} : { num: count };
      const selected = ticked === item.ticked ? {} : { selected: ticked ? (1 as const) : (0 as const) };
      return 'num' in num || 'selected' in selected ? [{ cart_id: item.id, ...num, ...selected }] : [];
    }),
    items: wished.map(({ item, count }) => ({ ...item, count: Math.min(count, item.stock) })),
    ticked: wished.filter(({ ticked }) => ticked).map(({ item }) => item.id),
    lowered: wished.some(({ item, count }) => count !== item.count && count > item.stock),
  };
}

/** Returns the entered quantity of an item; invalid input leaves it unchanged. */
function readCount(form: FormData, { id, count }: ShownItem): number {
  const wished = Number(form.get(cartFields.count(id)) ?? count);
  return Number.isInteger(wished) && wished >= 1 ? Math.min(wished, max) : count;
}

function readTicks(form: FormData, shown: readonly ShownItem[], toggledShop: number | undefined): (item: ShownItem) => boolean {
  const boxes = new Set(form.getAll(cartFields.ticked).map(String));
  const isTicked = ({ id }: ShownItem) => boxes.has(String(id));
  if (toggledShop !== undefined) {
    const all = shown.filter(({ shopId }) => shopId === toggledShop).every(isTicked);
    return (item) => (item.shopId === toggledShop ? !all : isTicked(item));
  }
  const all = form.has(cartFields.all);
  // The select-all box counts only when it was changed; it may be unticked next to boxes that were ticked individually.
  const wasAll = form.get(cartFields.allShown) === '1';
  return all === wasAll ? isTicked : () => all;
}
