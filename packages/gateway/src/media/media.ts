import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawMedia, isLitByPixel } from '@mall/demo';
import sharp from 'sharp';
import { createLimiter } from '../shared/limiter.ts';

/** The media store: a picture is drawn at its first use and kept in the data folder. */
export interface Media {
  /** A picture by its path below /media/, as WebP; undefined when there is none, or none of this width. */
  find(path: string, width: string | undefined): Promise<Buffer | undefined>;
}

const widths = [320, 640, 960, 1280, 1600] as const;
const defaultWidth = 960;

// Drawing takes a core for a moment: a page full of new pictures must leave the other one to whoever shops.
sharp.concurrency(1);
const drawing = createLimiter(2);

export async function openMedia(dataDir: string): Promise<Media> {
  const folder = join(dataDir, 'media');
  await mkdir(folder, { recursive: true });
  const underWay = new Map<string, Promise<Buffer>>();

  async function kept(path: string, width: number): Promise<Buffer | undefined> {
    const svg = drawMedia(path);
    if (svg === undefined) return undefined;
    const file = join(folder, `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}-${width}.webp`);
    return readFile(file).catch(() => drawOnce(file, () => draw(svg, width, isLitByPixel(path))));
  }

  /** Two requests for one missing picture draw it once. */
  function drawOnce(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const running = underWay.get(file) ?? drawing(() => make().then((bytes) => keep(file, bytes))).finally(() => underWay.delete(file));
    underWay.set(file, running);
    return running;
  }

  return {
    find(path, width) {
      const wanted = width === undefined ? defaultWidth : Number(width);
      return widths.some((known) => known === wanted) ? kept(path, wanted) : Promise.resolve(undefined);
    },
  };
}

/** Drawings that are lit pixel by pixel come out harsh when drawn small: these are drawn at full size and shrunk. */
async function draw(svg: string, width: number, lit: boolean): Promise<Buffer> {
  const webp = { quality: 82, effort: 3 } as const;
  if (!lit) return sharp(Buffer.from(svg)).resize({ width }).webp(webp).toBuffer();
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw }).resize({ width }).webp(webp).toBuffer();
}

/** Written aside and renamed: a reader never sees half a picture, and a killed process leaves none. */
async function keep(file: string, bytes: Buffer): Promise<Buffer> {
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, bytes);
  await rename(draft, file);
  return bytes;
}
