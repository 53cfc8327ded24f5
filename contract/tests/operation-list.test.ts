import { describe, expect, it } from 'vitest';
import { withOperations } from '../scripts/operation-list.ts';

const index = `openapi: 3.1.0
paths:
  /mall.Cart.index: { $ref: operations/cart/mall.Cart.index.yaml }
  /mall.Cart.delCart: { $ref: operations/cart/mall.Cart.delCart.yaml }
  /mall.User.index: { $ref: operations/account/mall.User.index.yaml }
`;
const files = ['operations/account/mall.User.index.yaml', 'operations/cart/mall.Cart.delCart.yaml', 'operations/cart/mall.Cart.index.yaml'];
const pathsOf = (text: string) => [...text.matchAll(/^ {2}\/(\S+):/gm)].map(([, path]) => path);

describe('withOperations', () => {
  it('does not change an index that names every file', () => expect(withOperations(index, files)).toBe(index));

  it('adds a new file behind the last of its domain', () => {
    const text = withOperations(index, [...files, 'operations/cart/mall.Cart.clear.yaml']);
    expect(pathsOf(text)).toEqual(['mall.Cart.index', 'mall.Cart.delCart', 'mall.Cart.clear', 'mall.User.index']);
    expect(text).toContain('  /mall.Cart.clear: { $ref: operations/cart/mall.Cart.clear.yaml }\n');
  });

  it('adds the first file of a domain at the end', () => {
    const text = withOperations(index, [...files, 'operations/points/mall.Points.index.yaml']);
    expect(pathsOf(text).at(-1)).toBe('mall.Points.index');
  });

  it('removes a path without a file', () => expect(pathsOf(withOperations(index, files.slice(0, 1)))).toEqual(['mall.User.index']));
});
