import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nameOf, pictures } from './pictures.ts';

const folder = join(import.meta.dirname, 'baselines');
const kept = readdirSync(folder).filter((file) => file.endsWith('.png'));

it('keeps one picture of each that is compared, sixty at most and 3 MB together', () => {
  expect(kept.sort()).toEqual(pictures.map((picture) => `${nameOf(picture)}.png`).sort());
  expect(kept.length).toBeLessThanOrEqual(60);
  expect(kept.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThanOrEqual(3_000_000);
});

it('draws every language, scheme and width', () => {
  const [languages, schemes, widths] = [2, 3, 4].map((column) => new Set(pictures.map((picture) => picture[column])).size);
  expect({ languages, schemes, widths }).toEqual({ languages: 4, schemes: 2, widths: 3 });
});
