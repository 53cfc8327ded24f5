import { describe, expect, it } from 'vitest';
import { readChanges } from '#app/features/cart/api/read-changes.ts';
import { cartFields, readIntent, writeIntent, writeShown } from '#app/features/cart/cart-form.ts';

const prices = { price: '1.00', was: undefined, memberPrice: undefined, amount: '1.00' };
const item = { ...prices, productId: 1, name: '', picture: '', spec: '', skuId: 1, hasChoice: false };

/** The form of a page that showed two items of shop 1 and one of shop 2, all ticked but the last; then what the shopper changed. */
function form(change: Readonly<Record<string, string | string[] | null>> = {}): FormData {
  const data = new FormData();
  data.append(cartFields.shown, writeShown({ ...item, id: 11, count: 2, stock: 9, ticked: true }, 1));
  data.append(cartFields.shown, writeShown({ ...item, id: 12, count: 1, stock: 9, ticked: true }, 1));
  data.append(cartFields.shown, writeShown({ ...item, id: 21, count: 1, stock: 3, ticked: false }, 2));
  for (const [name, value] of Object.entries({
    'num-11': '2',
    'num-12': '1',
    'num-21': '1',
    ticked: ['11', '12'],
    'all-shown': '0',
    ...change,
  })) {
    for (const single of [value ?? []].flat()) data.append(name, single);
  }
  return data;
}

describe('the changes of a cart’s form', () => {
  it('are none when nothing was touched', () => {
    expect(readChanges(form())).toMatchObject({ changes: [], ticked: [11, 12], lowered: false });
  });

  it('are only what the shopper changed', () => {
    const { changes, ticked } = readChanges(form({ 'num-11': '5', ticked: ['11', '21'] }));
    expect(changes).toEqual([
      { cart_id: 11, num: 5 },
      { cart_id: 12, selected: 0 },
      { cart_id: 21, selected: 1 },
    ]);
    expect(ticked).toEqual([11, 21]);
  });

  it.each(['', '0', '-1', '1.5', 'two', null])('leave a quantity of %j as it was', (count) => {
    expect(readChanges(form({ 'num-11': count })).changes).toEqual([]);
  });

  it('tell when more is wanted than there is', () => {
    expect(readChanges(form({ 'num-21': '4' }))).toMatchObject({ changes: [{ cart_id: 21, num: 4 }], lowered: true });
  });

  it('take the box for everything when it was used', () => {
    expect(readChanges(form({ all: '1' })).ticked).toEqual([11, 12, 21]);
    const all = form({ ticked: ['11', '12', '21'], 'all-shown': '1' });
    expect(readChanges(all).ticked).toEqual([]);
  });

  it('turn a shop over', () => {
    expect(readChanges(form(), 1).ticked).toEqual([]);
    expect(readChanges(form(), 2).ticked).toEqual([11, 12, 21]);
  });

  it('are none for fields that somebody else wrote', () => {
    const data = new FormData();
    for (const value of ['', 'x', '1:2', '1:1:1:1:1:1', '11:1:<script>:9:1']) data.append(cartFields.shown, value);
    expect(readChanges(data).changes).toEqual([]);
  });
});

describe('an intent', () => {
  it.each([{ kind: 'checkout' }, { kind: 'remove', id: 12 }, { kind: 'shop', id: 1 }] as const)(
    'is read as it was written: %j',
    (intent) => {
      expect(readIntent(writeIntent(intent))).toEqual(intent);
    },
  );

  it.each([null, '', 'remove', 'remove:', 'remove:0', 'remove:-1', 'remove:99999999999', 'drop:1'])('of %j only updates', (value) => {
    expect(readIntent(value)).toEqual({ kind: 'update' });
  });
});
