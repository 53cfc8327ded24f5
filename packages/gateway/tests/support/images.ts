import sharp from 'sharp';

/** The smallest image: one pixel, as GIF. */
export const tinyImage = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

type Format = 'jpeg' | 'png' | 'webp' | 'gif';

/** Returns an image of one color; another seed creates another image. */
export async function imageOf(format: Format, seed = 0, width = 40, height = 24): Promise<Buffer> {
  const background = { r: seed % 256, g: 120, b: 90 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** Returns a bitmap of 24 bits per pixel, as painting programs write it: red at the top, blue at the bottom. */
export function bitmapOf(width: number, height: number): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4;
  const bytes = Buffer.alloc(54 + row * height);
  bytes.write('BM', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y += 1) {
    // The rows start at the bottom, and a pixel is blue, green, red.
    for (let x = 0; x < width; x += 1) bytes[54 + y * row + x * 3 + (y < height / 2 ? 0 : 2)] = 255;
  }
  return bytes;
}
