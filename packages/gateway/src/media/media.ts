import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawMedia, isLitByPixel } from '@mall/demo';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { describeError } from '../shared/describe-error.ts';
import { writeLogLine } from '../shared/write-log-line.ts';

/** The media store: an image is rendered on first use and stored in the data folder. */
export interface Media {
  /** Returns an image by its path below /media/, as WebP; undefined when there is none, or none of this width. */
  find(path: string, width: string | undefined): Promise<Buffer | undefined>;
}

const widths = [320, 640, 960, 1280, 1600] as const;
/** A width in which images are available, in pixels. */
type Width = (typeof widths)[number];
const defaultWidth = 960;
/** The files of one rendering, by width. */
type Drawn = ReadonlyMap<Width, Buffer>;
const webp = { quality: 82, effort: 3 } as const;

// Rendering occupies a core: a page full of new images must leave the other core to other requests.
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
    // A file that cannot be read is rendered again.
    return readFile(fileOf(width)).catch(async () => {
      const drawn = isLitByPixel(path)
        ? await drawOnce(name, () => drawLit(svg, fileOf))
        : await drawOnce(fileOf(width), () => draw(svg, width, fileOf(width)));
      return drawn.get(width);
    });
  }

  /** Renders a missing image once for concurrent requests. */
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
 * Renders an image with pixel-level lighting, which looks harsh when rendered small: it is rendered at full size and scaled down. That
 * takes seconds, so one rendering creates the files of every width.
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
 * Writes to a draft and renames it, so that a reader never gets a partial image and a killed process leaves none. If storing fails, because
 * the disk is full, the image is still returned and rendered again on the next request.
 */
async function keep(file: string, bytes: Buffer): Promise<Buffer> {
  const draft = `${file}.${process.pid}${draftSuffix}`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    writeLogLine('error', 'an image could not be stored', { err: describeError(error) });
    // The write failure is already logged; an abandoned draft is deleted at the next start.
    await rm(draft, { force: true }).catch(() => undefined);
  }
  return bytes;
}

const abandonedAfterMs = 60 * 60 * 1000;

/** Deletes drafts left by processes that were killed while writing. Other processes can be writing to the folder. */
async function deleteAbandonedDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.endsWith(draftSuffix)).map((name) => join(folder, name));
  for (const draft of drafts) {
    // Another process has renamed or deleted it in the meantime.
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(draft, { force: true });
  }
}
