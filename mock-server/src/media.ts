import sharp from 'sharp';

/** The widths that a picture comes in, in pixels. */
export const widths: readonly number[] = [320, 640, 960, 1280];

/** The WebP behind a path below `/media/`; undefined when the demo mall has no such picture. */
export type MediaReader = (path: string, width: number) => Promise<Buffer | undefined>;

/** What a path below `/media/` shows here: uploads are not kept, so a pack stands for each, always the same one for an address. */
function drawnPath(path: string, pictures: readonly string[]): string {
  const upload = /^uploads\/([0-9a-f]{12})\.webp$/.exec(path)?.[1];
  return upload === undefined ? path : (pictures[Number.parseInt(upload, 16) % pictures.length] ?? path);
}

/** Draws the demo mall's pictures, each once: what was made stays in memory for as long as the mock runs. */
export function createMediaReader(): MediaReader {
  const made = new Map<string, Promise<Buffer>>();
  return async (path, width) => {
    const key = `${width} ${path}`;
    const known = made.get(key);
    if (known) return known;
    // Only pictures are worth the time it takes to load the demo mall; most callers never ask for one.
    const { drawMedia, listPictures } = await import('@mall/demo');
    const svg = drawMedia(drawnPath(path, listPictures()));
    if (svg === undefined) return undefined;
    const picture = made.get(key) ?? sharp(Buffer.from(svg)).resize({ width }).webp({ quality: 80 }).toBuffer();
    made.set(key, picture);
    // A failure is not remembered: the next caller tries anew.
    picture.catch(() => made.delete(key));
    return picture;
  };
}
