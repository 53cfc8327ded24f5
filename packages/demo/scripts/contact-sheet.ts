// Renders thumbnails of all images onto one sheet: docs/images/contact-sheet.webp.
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { drawBanner, drawMallLogo, drawProductImage, drawShopLogo, type ImageKind, imageSlugs } from '../src/images/index.ts';

const target = fileURLToPath(new URL('../../../docs/images/contact-sheet.webp', import.meta.url));
const CELL = 200;
const GAP = 6;
const COLUMNS = 9;
const BANNER = { width: 612, height: 255 };
const LOGO = 144;
const kinds: readonly ImageKind[] = ['pack', 'texture', 'scene'];

/** Rendered at full size first: the lighting of the textures depends on the pixel. */
async function renderThumbnail(svg: string, width: number, height: number): Promise<Buffer> {
  const fullSize = await sharp(Buffer.from(svg)).toBuffer();
  return sharp(fullSize).resize(width, height).png().toBuffer();
}

async function productCells(): Promise<OverlayOptions[]> {
  const cells: OverlayOptions[] = [];
  for (const [index, slug] of imageSlugs.entries()) {
    for (const [offset, kind] of kinds.entries()) {
      const column = (index % (COLUMNS / kinds.length)) * kinds.length + offset;
      const row = Math.floor(index / (COLUMNS / kinds.length));
      const started = performance.now();
      const input = await renderThumbnail(drawProductImage(slug, kind), CELL, CELL);
      const durationMs = Math.round(performance.now() - started);
      if (durationMs > 1500) console.log(`slow: ${slug}/${kind} ${durationMs} ms`);
      cells.push({ input, left: GAP + column * (CELL + GAP), top: GAP + row * (CELL + GAP) });
    }
  }
  return cells;
}

async function extraCells(top: number): Promise<OverlayOptions[]> {
  const banners = (['ritual', 'forest', 'inner'] as const).map(drawBanner);
  const logos = [...(['flagship', 'atelier', 'wellness'] as const).map(drawShopLogo), drawMallLogo()];
  const cells: OverlayOptions[] = [];
  for (const [i, svg] of banners.entries()) {
    cells.push({ input: await renderThumbnail(svg, BANNER.width, BANNER.height), left: GAP + i * (BANNER.width + GAP), top });
  }
  for (const [i, svg] of logos.entries()) {
    cells.push({ input: await renderThumbnail(svg, LOGO, LOGO), left: GAP + i * (LOGO + GAP), top: top + BANNER.height + GAP });
  }
  return cells;
}

const rows = Math.ceil(imageSlugs.length / (COLUMNS / kinds.length));
const extrasTop = GAP + rows * (CELL + GAP);
const cells = [...(await productCells()), ...(await extraCells(extrasTop))];
const size = { width: GAP + COLUMNS * (CELL + GAP), height: extrasTop + BANNER.height + LOGO + 3 * GAP };
await mkdir(dirname(target), { recursive: true });
await sharp({ create: { ...size, channels: 3, background: '#F6F1E7' } })
  .composite(cells)
  .webp({ quality: 70 })
  .toFile(target);
const { size: bytes } = await stat(target);
console.log(`${target}: ${Math.round(bytes / 1024)} kB`);
if (bytes > 600 * 1024) throw new Error('the contact sheet is larger than 600 kB');
