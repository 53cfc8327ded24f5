import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { compositionOf } from '../plugins/page-composition.ts';

const { source, components, parts } = compositionOf(
  fileURLToPath(new URL('../../storefront/app/routes/product-list.tsx', import.meta.url)),
);

it('compositionOf returns the source of the route module and its components of @mall/ui', () => {
  expect(source).toContain('export default function');
  expect(components).toEqual(['Container']);
});

it('compositionOf returns the components of a feature, also those used by another component', () => {
  const files = Object.fromEntries(parts.map((part) => [part.file, part.components]));
  expect(files['features/catalog/components/list-view.tsx']).toEqual(['Columns', 'SortBar']);
  expect(files['features/catalog/components/list-results.tsx']).toContain('ProductCard');
});
