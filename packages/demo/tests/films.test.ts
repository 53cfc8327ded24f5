import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filmAddress, filmFolder, loadCatalogue } from '../src/index.ts';

test('each video file belongs to a product, and each listed video exists', () => {
  const addresses = loadCatalogue().products.map(({ slug }) => filmAddress(slug));
  const named = addresses.filter((address) => address !== '').map((address) => address.replace('/media/films/', ''));
  expect(named.toSorted()).toEqual(readdirSync(filmFolder).toSorted());
  expect(named.length).toBeGreaterThan(0);
});
