import { encode } from 'uqr';
import type { CodePicture } from './code-picture.ts';

/** Light squares around the dark ones, which a reader wants. */
const quiet = 2;

/** Draws a text as a QR code. */
export function drawCode(text: string): CodePicture {
  const { data, size } = encode(text, { border: quiet });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
