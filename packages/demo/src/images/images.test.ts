import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../catalog.ts';
import { drawForm } from './forms/index.ts';
import { drawBanner, drawBenefit, drawMallLogo, drawProductImage, drawShopLogo, type ImageKind, imageSlugs } from './index.ts';
import { recipeFor, recipes } from './recipes.ts';
import { place, Sheet } from './sheet.ts';

const kinds: readonly ImageKind[] = ['pack', 'texture', 'scene', 'home', 'later'];
const images = imageSlugs.flatMap((slug) => kinds.map((kind) => ({ name: `${slug}/${kind}`, slug, kind })));
const extras = [
  ...(['ritual', 'forest', 'inner'] as const).map((name) => [`banner ${name}`, () => drawBanner(name)] as const),
  ...(['flagship', 'atelier', 'wellness'] as const).map((shop) => [`logo ${shop}`, () => drawShopLogo(shop)] as const),
  ...(['prices', 'birthday', 'gift', 'care'] as const).map((benefit) => [`benefit ${benefit}`, () => drawBenefit(benefit)] as const),
  ['mall logo', drawMallLogo] as const,
];

/** Returns the errors of the markup: tags must close in order, attributes must be unique, references must be internal. */
function findSvgErrors(svg: string): string[] {
  const errors: string[] = [];
  const open: string[] = [];
  for (const [, closing, name = '', attributes = '', empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) errors.push(`</${name}> closes something else`);
      continue;
    }
    if (!empty) open.push(name);
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) errors.push(`<${name}> repeats an attribute`);
  }
  if (open.length > 0) errors.push(`left open: ${open.join(' ')}`);
  const leftovers = svg.replace(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '').trim();
  if (leftovers) errors.push(`not markup: ${leftovers.slice(0, 60)}`);
  if (/<(text|image|script|foreignObject|style|font)\b/i.test(svg)) errors.push('a forbidden element');
  if (/(?:href|src)="(?!#)/.test(svg) || /url\((?!#)/.test(svg)) errors.push('an outside reference');
  if (/NaN|undefined|Infinity/.test(svg)) errors.push('a number that is none');
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)) if (!ids.has(id)) errors.push(`nothing is called ${id}`);
  return errors;
}

describe('recipes', () => {
  it('exist for every product of the catalog, and no others', () => {
    expect([...imageSlugs].sort()).toEqual(
      loadCatalog()
        .products.map(({ slug }) => slug)
        .sort(),
    );
  });

  it('have a unique form, palette and label per product', () => {
    const looksOfPackages = Object.values(recipes).map((r) => JSON.stringify([r.form, r.palette, r.label]));
    const labels = Object.values(recipes).map((r) => `${r.label.mark} ${r.label.layout} ${r.label.ink}`);
    expect(new Set(looksOfPackages).size).toBe(looksOfPackages.length);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('drawProductImage refuses an unknown product', () => {
    expect(() => drawProductImage('no-such-thing', 'pack')).toThrow(RangeError);
    expect(() => drawProductImage('toString', 'pack')).toThrow(RangeError);
  });
});

describe('drawn images', () => {
  it.each(images)('$name is valid, self-contained SVG under 60 kB, identical on each call', ({ slug, kind }) => {
    const svg = drawProductImage(slug, kind);
    expect(findSvgErrors(svg)).toEqual([]);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1600" height="1600" viewBox="0 0 1600 1600">/);
    expect(Buffer.byteLength(svg)).toBeLessThan(60_000);
    expect(drawProductImage(slug, kind)).toBe(svg);
  });

  it.each(extras)('%s is valid SVG, identical on each call', (_name, draw) => {
    const svg = draw();
    expect(findSvgErrors(svg)).toEqual([]);
    expect(draw()).toBe(svg);
  });
});

/** Returns the pairs of 64-pixel renders whose mean absolute difference is below `limit`. */
async function similarPairs(draw: (slug: string) => string, limit: number): Promise<string[]> {
  const thumbnails = new Map<string, Buffer>();
  for (const slug of imageSlugs) {
    thumbnails.set(
      slug,
      await sharp(Buffer.from(draw(slug)))
        .resize(64, 64)
        .removeAlpha()
        .raw()
        .toBuffer(),
    );
  }
  const close: string[] = [];
  for (const [first, a] of thumbnails) {
    for (const [second, b] of thumbnails) {
      if (first >= second) continue;
      const difference = a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
      if (difference < limit) close.push(`${first} ~ ${second}: ${difference.toFixed(1)}`);
    }
  }
  return close;
}

/** Draws the pack on a gray ground, without the backdrop, which would suffice to distinguish it. */
function drawContainerOnly(slug: string): string {
  const { form, label, palette, scale } = recipeFor(slug);
  const sheet = new Sheet(`bare/${slug}`);
  const pack = place(800, 1300, scale, drawForm({ sheet, label, palette }, form).markup);
  return sheet.finish(1600, 1600, `<rect width="1600" height="1600" fill="#9a968f"/>${pack}`);
}

describe('packs', () => {
  it('are distinguishable at 64 pixels', { timeout: 120_000 }, async () => {
    expect(await similarPairs((slug) => drawProductImage(slug, 'pack'), 12)).toEqual([]);
  });

  it('are distinguishable by the container only', { timeout: 120_000 }, async () => {
    expect(await similarPairs(drawContainerOnly, 4)).toEqual([]);
  });
});
