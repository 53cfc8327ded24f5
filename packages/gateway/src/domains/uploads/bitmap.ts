/** An image as rows of red, green and blue. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

const headerBytes = 54;
/** BMP compression 0: plain pixels. Compression 3: pixels in four bytes with declared channel masks; the usual order is assumed. */
const [plain, bitFields] = [0, 3];

/**
 * Reads a BMP of 24 or 32 bits per pixel, the usual kinds; libvips does not read BMP. Returns undefined for other kinds, truncated files
 * and images of more than `maxPixels` pixels.
 */
export function readBitmap(content: Buffer, maxPixels: number): Bitmap | undefined {
  if (content.length < headerBytes) return undefined;
  const [start, width, signedHeight] = [content.readUInt32LE(10), content.readInt32LE(18), content.readInt32LE(22)];
  const [bits, compression] = [content.readUInt16LE(28), content.readUInt32LE(30)];
  // A negative height means that the rows start at the top.
  const height = Math.abs(signedHeight);
  const isSupported = (compression === plain && (bits === 24 || bits === 32)) || (compression === bitFields && bits === 32);
  if (!isSupported || width < 1 || height < 1 || width * height > maxPixels) return undefined;
  const step = bits / 8;
  const rowBytes = Math.ceil((width * step) / 4) * 4;
  if (start + rowBytes * height > content.length) return undefined;
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const row = start + rowBytes * (signedHeight < 0 ? y : height - 1 - y);
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [row + x * step, (y * width + x) * 3];
      pixels[to] = content[from + 2] ?? 0;
      pixels[to + 1] = content[from + 1] ?? 0;
      pixels[to + 2] = content[from] ?? 0;
    }
  }
  return { width, height, pixels };
}
