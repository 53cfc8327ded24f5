import { cartFields, readShown, type ShownItem } from '../cart-form.ts';

const most = 9999;

/** One item's change, as the wire takes it. */
export interface CartChange {
  readonly cart_id: number;
  readonly num?: number;
  readonly selected?: 0 | 1;
}

/** What the form says against what its page had shown. */
export interface CartChanges {
  readonly changes: readonly CartChange[];
  /** Every item of the form, with the quantity that it says. */
  readonly items: readonly ShownItem[];
  /** Ticked items once the changes are made. */
  readonly ticked: readonly number[];
  /** More was asked for than there is. */
  readonly lowered: boolean;
}

/** Reads quantities and ticks. `toggledShop` is the shop whose ticks a button turns over. */
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

/** The quantity of an item; what is no quantity leaves it as it was. */
function readCount(form: FormData, { id, count }: ShownItem): number {
  const wished = Number(form.get(cartFields.count(id)) ?? count);
  return Number.isInteger(wished) && wished >= 1 ? Math.min(wished, most) : count;
}

function readTicks(form: FormData, shown: readonly ShownItem[], toggledShop: number | undefined): (item: ShownItem) => boolean {
  const boxes = new Set(form.getAll(cartFields.ticked).map(String));
  const isTicked = ({ id }: ShownItem) => boxes.has(String(id));
  if (toggledShop !== undefined) {
    const all = shown.filter(({ shopId }) => shopId === toggledShop).every(isTicked);
    return (item) => (item.shopId === toggledShop ? !all : isTicked(item));
  }
  const all = form.has(cartFields.all);
  // The box for everything counts when it was used; it may stand unticked beside boxes that were ticked one by one.
  const wasAll = form.get(cartFields.allShown) === '1';
  return all === wasAll ? isTicked : () => all;
}
