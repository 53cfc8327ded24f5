import { describe, expect, it } from 'vitest';
import { readChanges } from '#app/features/cart/api/read-changes.ts';
import { cartFields, readIntent, writeIntent, writeShown } from '#app/features/cart/cart-form.ts';

const prices = { price: '1.00', was: undefined, memberPrice: undefined, amount: '1.00' };
const item = { ...prices, productId: 1, name: '', image: '', spec: '', skuId: 1, hasChoice: false };

/** Returns the form of a page with two items of shop 1 and one of shop 2, all selected except the last, with the shopper's changes. */
function form(change: Readonly<Record<string, string | string[] | null>> = {}): FormData {
  const data = new FormData();
  data.append(cartFields.shown, writeShown({ ...item, id: 11, count: 2, stock: 9, selected: true }, 1));
  data.append(cartFields.shown, writeShown({ ...item, id: 12, count: 1, stock: 9, selected: true }, 1));
  data.append(cartFields.shown, writeShown({ ...item, id: 21, count: 1, stock: 3, selected: false }, 2));
  for (const [name, value] of Object.entries({
    'num-11': '2',
    'num-12': '1',
    'num-21': '1',
    selected: ['11', '12'],
    'all-shown': '0',
    ...change,
  })) {
    for (const single of [value ?? []].flat()) data.append(name, single);
  }
  return data;
}

describe('readChanges', () => {
  it('returns no changes for an unchanged form', () => {
    expect(readChanges(form())).toMatchObject({ changes: [], selected: [11, 12], lowered: false });
  });

  it('returns only the shopper’s changes', () => {
    const { changes, selected } = readChanges(form({ 'num-11': '5', selected: ['11', '21'] }));
    expect(changes).toEqual([
      { cart_id: 11, num: 5 },
      { cart_id: 12, selected: 0 },
      { cart_id: 21, selected: 1 },
    ]);
    expect(selected).toEqual([11, 21]);
  });

  it.each(['', '0', '-1', '1.5', 'two', null])('ignores a quantity of %j', (count) => {
    expect(readChanges(form({ 'num-11': count })).changes).toEqual([]);
  });

  it('reports a quantity above the stock', () => {
    expect(readChanges(form({ 'num-21': '4' }))).toMatchObject({ changes: [{ cart_id: 21, num: 4 }], lowered: true });
  });

  it('applies the select-all box when it was changed', () => {
    expect(readChanges(form({ all: '1' })).selected).toEqual([11, 12, 21]);
    const all = form({ selected: ['11', '12', '21'], 'all-shown': '1' });
    expect(readChanges(all).selected).toEqual([]);
  });

  it('toggles the selection of a shop', () => {
    expect(readChanges(form(), 1).selected).toEqual([]);
    expect(readChanges(form(), 2).selected).toEqual([11, 12, 21]);
  });

  it('returns no changes for manipulated fields', () => {
    const data = new FormData();
    for (const value of ['', 'x', '1:2', '1:1:1:1:1:1', '11:1:<script>:9:1']) data.append(cartFields.shown, value);
    expect(readChanges(data).changes).toEqual([]);
  });
});

describe('a cart intent', () => {
  it.each([{ kind: 'checkout' }, { kind: 'remove', id: 12 }, { kind: 'shop', id: 1 }] as const)(
    'is read back as it was written: %j',
    (intent) => {
      expect(readIntent(writeIntent(intent))).toEqual(intent);
    },
  );

  it.each([null, '', 'remove', 'remove:', 'remove:0', 'remove:-1', 'remove:99999999999', 'drop:1'])('only updates for %j', (value) => {
    expect(readIntent(value)).toEqual({ kind: 'update' });
  });
});
