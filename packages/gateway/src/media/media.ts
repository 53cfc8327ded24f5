import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawMedia, isLitByPixel } from '@mall/demo';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { describeError } from '../shared/describe-error.ts';
import { writeLogLine } from '../shared/write-log-line.ts';

/** The media store: a picture is drawn at its first use and kept in the data folder. */
export interface Media {
  /** A picture by its path below /media/, as WebP; undefined when there is none, or none of this width. */
  find(path: string, width: string | undefined): Promise<Buffer | undefined>;
}

const widths = [320, 640, 960, 1280, 1600] as const;
/** A width in which pictures are offered, in pixels. */
type Width = (typeof widths)[number];
const defaultWidth = 960;
/** The files that one drawing made, by width. */
type Drawn = ReadonlyMap<Width, Buffer>;
const webp = { quality: 82, effort: 3 } as const;

// Drawing takes a core for a moment: a page full of new pictures must leave the other one to whoever shops.
sharp.concurrency(1);
const drawing = pLimit(2);

export async function openMedia(dataDir: string): Promise<Media> {
  const folder = join(dataDir, 'media');
  await mkdir(folder, { recursive: true });
  await deleteAbandonedDrafts(folder);
  const underWay = new Map<string, Promise<Drawn>>();

  async function kept(path: string, width: Width): Promise<Buffer | undefined> {
    const svg = drawMedia(path);
    if (svg === undefined) return undefined;
    const name = createHash('sha256').update(svg).digest('hex').slice(0, 24);
    const fileOf = (size: Width) => join(folder, `${name}-${size}.webp`);
    // A file that cannot be read is drawn again.
    return readFile(fileOf(width)).catch(async () => {
      const drawn = isLitByPixel(path)
        ? await drawOnce(name, () => drawLit(svg, fileOf))
        : await drawOnce(fileOf(width), () => draw(svg, width, fileOf(width)));
      return drawn.get(width);
    });
  }

  /** Two requests for one missing picture draw it once. */
  function drawOnce(key: string, make: () => Promise<Drawn>): Promise<Drawn> {
    const running = underWay.get(key) ?? drawing(make).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  }

  return {
    find(path, width) {
      const wanted = width === undefined ? defaultWidth : Number(width);
      const known = widths.find((size) => size === wanted);
      return known === undefined ? Promise.resolve(undefined) : kept(path, known);
    },
  };
}

async function draw(svg: string, width: Width, file: string): Promise<Drawn> {
  return new Map([[width, await keep(file, await sharp(Buffer.from(svg)).resize({ width }).webp(webp).toBuffer())]]);
}

/**
 * Drawings that are lit pixel by pixel come out harsh when drawn small: these are drawn at full size and shrunk. That takes seconds, so one
 * drawing makes the files of every width.
 */
async function drawLit(svg: string, fileOf: (width: Width) => string): Promise<Drawn> {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const shrink = async (width: Width) => {
    const shrunk = await sharp(data, { raw }).resize({ width }).webp(webp).toBuffer();
    return [width, await keep(fileOf(width), shrunk)] as const;
  };
  return new Map(await Promise.all(widths.map(shrink)));
}

const draftSuffix = '.draft';

/**
 * Written aside and renamed: a reader never sees half a picture, and a killed process leaves none. One that cannot be kept, because the disk
 * is full, is shown all the same; the next one who asks for it has it drawn again.
 */
async function keep(file: string, bytes: Buffer): Promise<Buffer> {
  const draft = `${file}.${process.pid}${draftSuffix}`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    writeLogLine('error', 'a picture could not be kept', { err: describeError(error) });
    // The failure to write is logged already; an abandoned draft is deleted at the next start.
    await rm(draft, { force: true }).catch(() => undefined);
  }
  return bytes;
}

const abandonedAfterMs = 60 * 60 * 1000;

/** Deletes what processes that were killed while they wrote have left. Other processes may be writing in the folder now. */
async function deleteAbandonedDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.endsWith(draftSuffix)).map((name) => join(folder, name));
  for (const draft of drafts) {
    // Another process has renamed or deleted it meanwhile.
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(draft, { force: true });
  }
}
