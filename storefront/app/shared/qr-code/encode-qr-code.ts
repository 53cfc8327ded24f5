import { encode } from 'uqr';
import type { QrCodeImage } from './qr-code-image.ts';

/** Light modules around the code, which readers require. */
const quietZone = 2;

/** Encodes a text as a QR code. */
export function encodeQrCode(text: string): QrCodeImage {
  const { data, size } = encode(text, { border: quietZone });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
