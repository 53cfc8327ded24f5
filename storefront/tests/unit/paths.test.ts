import { describe, expect, it } from 'vitest';
import { below, paths, withQuery } from '#app/paths.ts';

describe('addresses', () => {
  it('have a query without undefined values', () => {
    expect(withQuery(paths.product, { id: 7, ClassName: 'Serums & oils', page: undefined })).toBe(
      '/homedetail/homedetail?id=7&ClassName=Serums+%26+oils',
    );
    expect(withQuery(paths.products, {})).toBe('/products');
  });

  it('are relative to their parent’s for the routes', () => {
    expect(below(paths.account, paths.orders)).toBe('myOrder');
    expect(() => below(paths.account, paths.cart)).toThrow('does not lie below');
  });

  it('are unique', () => {
    const all = Object.values(paths);
    expect(new Set(all).size).toBe(all.length);
  });
});
