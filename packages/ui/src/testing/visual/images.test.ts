import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { images, nameOf } from './images.ts';

const folder = join(import.meta.dirname, 'baselines');
const kept = readdirSync(folder).filter((file) => file.endsWith('.png'));

it('there is one reference image for each compared story, at most sixty and 3 MB in total', () => {
  expect(kept.sort()).toEqual(images.map((image) => `${nameOf(image)}.png`).sort());
  expect(kept.length).toBeLessThanOrEqual(60);
  expect(kept.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThanOrEqual(3_000_000);
});

it('the images cover every language, scheme and width', () => {
  const [languages, schemes, widths] = [2, 3, 4].map((column) => new Set(images.map((image) => image[column])).size);
  expect({ languages, schemes, widths }).toEqual({ languages: 4, schemes: 2, widths: 3 });
});
