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
  /** Selected items after the changes. */
  readonly selected: readonly number[];
  /** True when a quantity exceeded the stock. */
  readonly lowered: boolean;
}

/** Reads quantities and selections. `toggledShop` is the shop whose selection a button toggles. */
export function readChanges(form: FormData, toggledShop?: number): CartChanges {
  const shown = form.getAll(cartFields.shown).flatMap((value) => readShown(value) ?? []);
  const isSelectedAfter = readSelection(form, shown, toggledShop);
  const wished = shown.map((item) => ({ item, count: readCount(form, item), selected: isSelectedAfter(item) }));
  return {
    changes: wished.flatMap(({ item, count, selected }) => {
      const num = count === item.count ? {} : { num: count };
      const selection = selected === item.selected ? {} : { selected: selected ? (1 as const) : (0 as const) };
      return 'num' in num || 'selected' in selection ? [{ cart_id: item.id, ...num, ...selection }] : [];
    }),
    items: wished.map(({ item, count }) => ({ ...item, count: Math.min(count, item.stock) })),
    selected: wished.filter(({ selected }) => selected).map(({ item }) => item.id),
    lowered: wished.some(({ item, count }) => count !== item.count && count > item.stock),
  };
}

/** Returns the entered quantity of an item; invalid input leaves it unchanged. */
function readCount(form: FormData, { id, count }: ShownItem): number {
  const wished = Number(form.get(cartFields.count(id)) ?? count);
  return Number.isInteger(wished) && wished >= 1 ? Math.min(wished, max) : count;
}

function readSelection(form: FormData, shown: readonly ShownItem[], toggledShop: number | undefined): (item: ShownItem) => boolean {
  const boxes = new Set(form.getAll(cartFields.selected).map(String));
  const isSelected = ({ id }: ShownItem) => boxes.has(String(id));
  if (toggledShop !== undefined) {
    const all = shown.filter(({ shopId }) => shopId === toggledShop).every(isSelected);
    return (item) => (item.shopId === toggledShop ? !all : isSelected(item));
  }
  const all = form.has(cartFields.all);
  // The select-all box counts only when it was changed; it may be deselected next to boxes that were selected individually.
  const wasAll = form.get(cartFields.allShown) === '1';
  return all === wasAll ? isSelected : () => all;
}
