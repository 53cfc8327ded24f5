import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filmAddress, filmFolder, loadCatalogue } from '../src/index.ts';

test('each film that lies there is one of a product, and each that a product has lies there', () => {
  const addresses = loadCatalogue().products.map(({ slug }) => filmAddress(slug));
  const named = addresses.filter((address) => address !== '').map((address) => address.replace('/media/films/', ''));
  expect(named.toSorted()).toEqual(readdirSync(filmFolder).toSorted());
  expect(named.length).toBeGreaterThan(0);
});
