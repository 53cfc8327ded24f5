import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { compositionOf } from '../plugins/page-composition.ts';

const routeModule = (name: string) => fileURLToPath(new URL(`../../storefront/app/routes/${name}.tsx`, import.meta.url));
const { components, parts, operations } = compositionOf(routeModule('product-list'));

it('compositionOf returns the components of @mall/ui in the route module and below it', () => {
  expect(components).toEqual(expect.arrayContaining(['Container', 'ProductCard', 'SortBar']));
  expect(components).toEqual(components.toSorted());
});

it('compositionOf returns the component files, from the route module to those used by another component', () => {
  const files = Object.fromEntries(parts.map((part) => [part.file, part.components]));
  expect(parts[0]?.file).toBe('routes/product-list.tsx');
  expect(files['features/catalog/components/list-view.tsx']).toEqual(['Columns', 'SortBar']);
  expect(files['features/catalog/components/list-results.tsx']).toContain('ProductCard');
});

it('compositionOf returns the operations that the loader and the action call', () => {
  expect(operations).toContainEqual({ method: 'catalog.search', api: expect.stringMatching(/^mall\./), summary: expect.any(String) });
  const ofCart = compositionOf(routeModule('cart')).operations.map(({ method }) => method);
  expect(ofCart).toEqual(expect.arrayContaining(['cart.list', 'cart.update']));
  expect(compositionOf(routeModule('account/after-sales')).operations.map(({ method }) => method)).toContain('afterSales.list');
});
