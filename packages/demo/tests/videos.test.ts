import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadCatalog, productVideoPath, videoFolder } from '../src/index.ts';

test('each video file belongs to a product, and each listed video exists', () => {
  const paths = loadCatalog().products.map(({ slug }) => productVideoPath(slug));
  const fileNames = paths.filter((address) => address !== '').map((address) => address.replace('/media/films/', ''));
  expect(fileNames.toSorted()).toEqual(readdirSync(videoFolder).toSorted());
  expect(fileNames.length).toBeGreaterThan(0);
});
