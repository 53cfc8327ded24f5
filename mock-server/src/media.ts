import sharp from 'sharp';

/** The available widths of an image, in pixels. */
export const widths: readonly number[] = [320, 640, 960, 1280];

/** Returns the WebP image of a path below `/media/`; undefined when the demo mall has no such image. */
export type MediaReader = (path: string, width: number) => Promise<Buffer | undefined>;

/** The demo image of a path below `/media/`. Uploads are not stored: the address of each selects one of the demo images. */
function demoImagePath(path: string, demoImages: readonly string[]): string {
  const upload = /^uploads\/([0-9a-f]{12})\.webp$/.exec(path)?.[1];
  return upload === undefined ? path : (demoImages[Number.parseInt(upload, 16) % demoImages.length] ?? path);
}

/** Renders the demo mall's images and caches them in memory. */
export function createMediaReader(): MediaReader {
  const renderedImages = new Map<string, Promise<Buffer>>();
  return async (path, width) => {
    const key = `${width} ${path}`;
    const cached = renderedImages.get(key);
    if (cached) return cached;
    // Loading the demo mall takes time, and most callers never request an image.
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
