// @spec 1.19 9.26

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fallBackTexts } from '../../fall-back-texts.ts';

const english = {
  title: 'Cart',
  words: ['Soon.', 'Here.'],
  line: { count_one: '{{count}} item', count_other: '{{count}} items', gone: 'No longer for sale' },
};
const korean = { title: '장바구니', words: ['곧.'], line: { count_other: '상품 {{count}}개' } };

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-texts-'));
  for (const [language, texts] of Object.entries({ en: english, ko: korean })) {
    await mkdir(join(folder, 'locales', language), { recursive: true });
    await writeFile(join(folder, 'locales', language, 'cart.json'), JSON.stringify(texts));
  }
  await writeFile(
    join(folder, 'page.js'),
    "export { default as en } from './locales/en/cart.json';\nexport { default as ko } from './locales/ko/cart.json';\n",
  );
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Returns the texts as in the shop's bundle. */
async function bundled() {
  const entry = join(folder, 'page.js');
  const outDir = join(folder, 'built');
  const lib = { entry, formats: ['es' as const], fileName: () => 'page.mjs' };
  await build({ root: folder, configFile: false, logLevel: 'silent', plugins: [fallBackTexts], build: { outDir, lib } });
  return await import(join(outDir, 'page.mjs'));
}

describe('a text that is missing in a language', () => {
  it('is replaced with the English one, and no other text is', async () => {
    const { en, ko } = await bundled();
    expect(en).toEqual(english);
    expect(ko).toEqual({ ...korean, line: { ...korean.line, gone: english.line.gone } });
  });
});
