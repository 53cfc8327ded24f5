import sharp from 'sharp';

/** The available widths of an image, in pixels. */
export const widths: readonly number[] = [320, 640, 960, 1280];

/** The WebP behind a path below `/media/`; undefined when the demo mall has no such image. */
export type MediaReader = (path: string, width: number) => Promise<Buffer | undefined>;

/** What a path below `/media/` shows here: uploads are not kept, so a pack stands for each, always the same one for an address. */
function demoImagePath(path: string, demoImages: readonly string[]): string {
  const upload = /^uploads\/([0-9a-f]{12})\.webp$/.exec(path)?.[1];
  return upload === undefined ? path : (demoImages[Number.parseInt(upload, 16) % demoImages.length] ?? path);
}

/** Draws the demo mall's images, each once: what was made stays in memory for as long as the mock runs. */
export function createMediaReader(): MediaReader {
  const renderedImages = new Map<string, Promise<Buffer>>();
  return async (path, width) => {
    const key = `${width} ${path}`;
    const cached = renderedImages.get(key);
    if (cached) return cached;
    // Only images are worth the time it takes to load the demo mall; most callers never ask for one.
    const { drawMedia, listImagePaths } = await import('@mall/demo');
    const svg = drawMedia(demoImagePath(path, listImagePaths()));
    if (svg === undefined) return undefined;
    const image = renderedImages.get(key) ?? sharp(Buffer.from(svg)).resize({ width }).webp({ quality: 80 }).toBuffer();
    renderedImages.set(key, image);
    // A failure is not cached: the next request renders again.
    image.catch(() => renderedImages.delete(key));
    return image;
  };
}
