/** A point on the 10 × 14 grid of a glyph, with the origin in the upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One stroke through some points: straight segments, or one curve through all. */
export interface Stroke {
  readonly curved: boolean;
  readonly points: readonly Point[];
}

export const glyphSize = { width: 10, height: 14 } as const;

const pointsOf = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []));
const line = (...numbers: number[]): Stroke => ({ curved: false, points: pointsOf(numbers) });
const curve = (...numbers: number[]): Stroke => ({ curved: true, points: pointsOf(numbers) });

const bowl = curve(1, 0, 5.5, 0, 8.6, 1.4, 9, 4, 7.8, 6.8, 5, 7.8, 1, 8);
const six = curve(8, 0.4, 4.5, 2.4, 1.8, 6.5, 1, 10, 2.5, 13.2, 5, 14, 8, 13, 9, 10, 7.8, 7.4, 5, 6.6, 2.4, 7.8, 1.1, 10);
const nine: Stroke = { curved: true, points: six.points.map(({ x, y }) => ({ x: glyphSize.width - x, y: glyphSize.height - y })) };

/**
 * The characters of a captcha as strokes. Characters that are easily confused once distorted and crossed out are omitted: 0 O Q, 1 I, 2 Z,
 * 5 S, 8 B, E F, U V, C G.
 */
export const glyphs: ReadonlyMap<string, readonly Stroke[]> = new Map([
  ['A', [line(0, 14, 5, 0, 10, 14), line(2, 9, 8, 9)]],
  ['C', [curve(9, 3, 7, 0.6, 4.5, 0, 1.5, 2.5, 0.5, 7, 1.5, 11.5, 4.5, 14, 7, 13.4, 9, 11)]],
  ['D', [line(1, 14, 1, 0), curve(1, 0, 5.5, 0.6, 8.8, 3.5, 9.5, 7, 8.8, 10.5, 5.5, 13.4, 1, 14)]],
  ['H', [line(1, 0, 1, 14), line(9, 0, 9, 14), line(1, 7, 9, 7)]],
  ['J', [line(3.5, 0, 8, 0, 8, 9), curve(8, 9, 7.6, 12.4, 5, 14, 2.2, 13, 1, 10.5)]],
  ['K', [line(1, 0, 1, 14), line(9, 0, 1, 8), line(3.8, 5.3, 9.4, 14)]],
  ['L', [line(1, 0, 1, 14, 9, 14)]],
  ['M', [line(0, 14, 1, 0, 5, 9, 9, 0, 10, 14)]],
  ['N', [line(1, 14, 1, 0, 9, 14, 9, 0)]],
  ['P', [line(1, 14, 1, 0), bowl]],
  ['R', [line(1, 14, 1, 0), bowl, line(4.5, 8, 9.5, 14)]],
  ['T', [line(0, 0, 10, 0), line(5, 0, 5, 14)]],
  ['U', [curve(1, 0, 1, 5, 1.2, 10, 3, 13.2, 5, 14, 7, 13.2, 8.8, 10, 9, 5, 9, 0)]],
  ['W', [line(0, 0, 2.5, 14, 5, 4, 7.5, 14, 10, 0)]],
  ['X', [line(0.5, 0, 9.5, 14), line(9.5, 0, 0.5, 14)]],
  ['Y', [line(0, 0, 5, 7, 10, 0), line(5, 7, 5, 14)]],
  ['3', [curve(1, 1.6, 4.5, 0, 8, 1.2, 8.4, 4, 6.5, 6.2, 4, 6.8), curve(4, 6.8, 7.5, 7.2, 9.2, 9.6, 8.4, 12.4, 5, 14, 1, 12.4)]],
  ['4', [line(7, 14, 7, 0, 0.5, 10, 9.8, 10)]],
  ['6', [six]],
  ['7', [line(0.5, 0, 9.5, 0, 3.5, 14)]],
  ['9', [nine]],
]);
