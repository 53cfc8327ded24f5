import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { readBitmap } from './bitmap.ts';

/** The longer side of what is kept: enough to read a document by. */
const longestSide = 1600;
/** A small file can unfold into a picture that no machine holds: beyond fifty megapixels nothing is decoded. */
export const mostPixels = 50_000_000;

// A picture of fifty megapixels takes 150 MB while it is read.
const reading = pLimit(2);

type Kind = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp';

/** What a file is, by how it begins. Nothing else reaches a decoder: sharp would also draw an SVG, or open a PDF. */
function kindOf(content: Buffer): Kind | undefined {
  const startsWith = (text: string, at = 0) => content.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
  if (startsWith('\xff\xd8\xff')) return 'jpeg';
  if (startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith('RIFF') && startsWith('WEBP', 8)) return 'webp';
  if (startsWith('GIF87a') || startsWith('GIF89a')) return 'gif';
  return startsWith('BM') ? 'bmp' : undefined;
}

/**
 * Makes a WebP of an uploaded picture, upright, of moderate size and without anything else that the file held: place, camera, a page
 * behind the picture. Undefined when it is no picture of the five kinds, or none that can be read to its end.
 */
export async function readPicture(content: Buffer): Promise<Buffer | undefined> {
  const kind = kindOf(content);
  if (kind === undefined) return undefined;
  const picture = kind === 'bmp' ? openBitmap(content) : sharp(content, { limitInputPixels: mostPixels, failOn: 'truncated' });
  if (!picture) return undefined;
  // sharp rejects a file that is no complete picture, which is a refusal of the upload and not a failure.
  return reading(() =>
    picture
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82, effort: 3 })
      .toBuffer(),
  ).catch(() => undefined);
}

function openBitmap(content: Buffer): Sharp | undefined {
  const bitmap = readBitmap(content, mostPixels);
  return bitmap && sharp(bitmap.pixels, { raw: { width: bitmap.width, height: bitmap.height, channels: 3 } });
}
