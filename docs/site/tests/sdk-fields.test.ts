import { expect, test } from 'vitest';
import { withFields } from '../scripts/sdk-fields.ts';
import { current } from '../src/reference/versions.ts';

const operations = current.domains.flatMap((domain) => domain.operations);
const tableOf = (line: string) => withFields(line, operations);

test('withFields adds a table of the fields to the type of a request and of data', () => {
  expect(tableOf('Request of `cartAdd`.')).toMatch(
    /^Request of `cartAdd`\.\n\n\| Field \| Type \| Meaning \|[\s\S]*\| `attribute_id` \| number \| SKU id/,
  );
});

test('withFields lists the fields of one kind of data, which a value in the request determines', () => {
  const products = tableOf('Response data of `catalogSearch` with `searchType` 1 or without it.');
  const shops = tableOf('Response data of `catalogSearch` with `searchType` 2.');
  expect(products).toContain('| `list[].id` | number | Product id');
  expect(products).not.toContain('`list[].head_img`');
  expect(shops).toContain('| `list[].id` | number | Shop id');
  expect(shops).not.toContain('`list[].product_title`');
});
