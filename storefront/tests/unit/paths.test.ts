import { describe, expect, it } from 'vitest';
import { below, paths, withQuery } from '#app/paths.ts';

describe('addresses', () => {
  it('carry their query, and leave out what is undefined', () => {
    expect(withQuery(paths.product, { id: 7, ClassName: 'Serums & oils', page: undefined })).toBe(
      '/homedetail/homedetail?id=7&ClassName=Serums+%26+oils',
    );
    expect(withQuery(paths.products, {})).toBe('/products');
  });

  it('are told apart from their parent’s for the routes', () => {
    expect(below(paths.account, paths.orders)).toBe('myOrder');
    expect(() => below(paths.account, paths.cart)).toThrow('does not lie below');
  });

  it('are all different', () => {
    const all = Object.values(paths);
    expect(new Set(all).size).toBe(all.length);
  });
});
