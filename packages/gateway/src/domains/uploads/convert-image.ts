import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { readBitmap } from './bitmap.ts';

/** The longer side of the stored image: enough to read a document. */
const maxSide = 1600;
/** A small file can decode to an image that exceeds the memory: images above fifty megapixels are not decoded. */
export const maxPixels = 50_000_000;

// Decoding an image of fifty megapixels takes 150 MB.
const decoding = pLimit(2);

type Kind = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp';

/** Returns the type of a file from its first bytes. Other files never reach a decoder: sharp would also render an SVG, or open a PDF. */
function kindOf(content: Buffer): Kind | undefined {
  const startsWith = (text: string, at = 0) => content.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
  if (startsWith('\xff\xd8\xff')) return 'jpeg';
  if (startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith('RIFF') && startsWith('WEBP', 8)) return 'webp';
  if (startsWith('GIF87a') || startsWith('GIF89a')) return 'gif';
  return startsWith('BM') ? 'bmp' : undefined;
}

/**
 * Converts an uploaded image to WebP, upright, of limited size and without metadata or other content of the file: location, camera, further
 * pages. Returns undefined when it is not an image of the five types, or is incomplete.
 */
export async function convertImage(content: Buffer): Promise<Buffer | undefined> {
  const kind = kindOf(content);
  if (kind === undefined) return undefined;
  const image = kind === 'bmp' ? openBitmap(content) : sharp(content, { limitInputPixels: maxPixels, failOn: 'truncated' });
  if (!image) return undefined;
  // sharp rejects an incomplete image; this refuses the upload and is not a failure.
  return decoding(() =>
    image
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82, effort: 3 })
      .toBuffer(),
  ).catch(() => undefined);
}

function openBitmap(content: Buffer): Sharp | undefined {
  const bitmap = readBitmap(content, maxPixels);
  return bitmap && sharp(bitmap.pixels, { raw: { width: bitmap.width, height: bitmap.height, channels: 3 } });
}
