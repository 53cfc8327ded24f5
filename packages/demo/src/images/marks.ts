// Label marks, drawn in a box of -50..50 in one ink, in the position of a real label's emblem.
import { ellipsePath, n, smoothOpen } from './path.ts';
import { line, place, shape } from './sheet.ts';

type Mark = (ink: string) => string;

const TURN = Math.PI / 180;
const ray = (angle: number, r: number): string => `${n(Math.sin(angle * TURN) * r)} ${n(-Math.cos(angle * TURN) * r)}`;
const around = (count: number, draw: (angle: number, i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw((360 / count) * i, i)).join('');
const turnedBy = (angle: number, markup: string): string => `<g transform="rotate(${n(angle)})">${markup}</g>`;

/** Returns the path of a pointed leaf from the origin upwards. */
export const leafPath = (length: number, width: number): string =>
  `M0 0C${n(-width)} ${n(-length * 0.3)} ${n(-width * 0.8)} ${n(-length * 0.72)} 0 ${n(-length)}C${n(width * 0.8)} ${n(-length * 0.72)} ${n(width)} ${n(-length * 0.3)} 0 0Z`;

const leaves = (ink: string, spots: readonly (readonly [number, number, number, number])[], width: number): string =>
  spots.map(([x, y, turn, length]) => place(x, y, 1, shape(leafPath(length, width), ink), turn)).join('');

const waveLine = (y: number, height: number, from = -46, to = 46): string => {
  const step = (to - from) / 4;
  let d = `M${from} ${y}`;
  for (let i = 0; i < 4; i++) d += `q${n(step / 2)} ${n(i % 2 ? height : -height)} ${n(step)} 0`;
  return d;
};

const hexagon = (x: number, y: number, r: number): string =>
  `M${[0, 60, 120, 180, 240, 300].map((a) => `${n(x + Math.sin(a * TURN) * r)} ${n(y - Math.cos(a * TURN) * r)}`).join('L')}Z`;

const leafMarks = {
  sprig: (ink) =>
    line('M0 48C-4 20 4 0 0 -30', ink, 3) +
    leaves(
      ink,
      [
        [0, -26, 0, 24],
        [0, -8, 48, 30],
        [0, -2, -50, 30],
        [1, 14, 54, 30],
        [1, 20, -56, 30],
      ],
      8,
    ),
  leaf: (ink) =>
    `<g transform="rotate(24)">${line('M0 50V-6', ink, 3)}<path fill-rule="evenodd" fill="${ink}" d="M0 34C-34 18 -30 -24 0 -50C30 -24 34 18 0 34ZM-1 22L-1 -34L1 -34L1 22Z"/></g>`,
  fan: (ink) =>
    around(7, (_, i) => turnedBy(-72 + i * 24, `${shape('M0 14C-13 -8 -12 -40 0 -46C12 -40 13 -8 0 14Z', ink, i % 2 ? 0.55 : 0.95)}`)) +
    line('M0 12V48', ink, 3),
  ear: (ink) =>
    line('M0 50V-34', ink, 2.4) +
    [-34, -18, -2, 14]
      .map((y) => place(0, y + 12, 1, shape(leafPath(24, 8), ink), 34) + place(0, y + 12, 1, shape(leafPath(24, 8), ink), -34))
      .join('') +
    place(0, -28, 1, shape(leafPath(22, 7), ink)),
  almond: (ink) =>
    place(-12, 6, 1, shape('M0 -40C26 -14 24 30 0 38C-24 30 -26 -14 0 -40Z', ink), -18) +
    place(22, 10, 1, line('M0 -34C20 -12 19 24 0 32C-19 24 -20 -12 0 -34Z', ink, 3), 16),
  needles: (ink) =>
    line('M0 50V-44', ink, 3) +
    [-40, -28, -16, -4, 8, 20, 32].map((y) => line(`M0 ${y + 10}L26 ${y - 6}M0 ${y + 10}L-26 ${y - 6}`, ink, 2.6)).join(''),
  feather: (ink) =>
    `<g transform="rotate(28)">${line('M0 50V-46', ink, 2.6)}${Array.from({ length: 9 }, (_, i) => line(`M0 ${n(-40 + i * 8.5)}q${n(10 + i)} ${-4} ${n(14 + i * 0.8)} ${-14}M0 ${n(-40 + i * 8.5)}q${n(-10 - i)} -4 ${n(-14 - i * 0.8)} -14`, ink, 3)).join('')}</g>`,
} satisfies Record<string, Mark>;

const flowerMarks = {
  camellia: (ink) =>
    around(6, (a) => turnedBy(a, shape('M0 -10C-26 -18 -24 -50 0 -48C24 -50 26 -18 0 -10Z', ink, 0.62))) +
    around(5, (a) => turnedBy(a + 30, shape('M0 0C-14 -8 -14 -28 0 -28C14 -28 14 -8 0 0Z', ink, 0.75))) +
    shape(ellipsePath(0, 0, 6, 6), ink),
  chrysanthemum: (ink) =>
    around(18, (a, i) => turnedBy(a, shape(leafPath(i % 2 ? 48 : 40, 5.5), ink, i % 2 ? 0.7 : 1))) + shape(ellipsePath(0, 0, 8, 8), ink),
  rosehip: (ink) =>
    shape('M0 -22C28 -24 34 34 0 42C-34 34 -28 -24 0 -22Z', ink) +
    around(5, (_, i) => place(0, -22, 1, shape(leafPath(22, 4), ink), -60 + i * 30)) +
    line('M0 42V50', ink, 3),
  peony: (ink) =>
    [46, 36, 26, 15]
      .map((r, ring) =>
        around(9 - ring, (a) =>
          turnedBy(a + ring * 17, line(`M${n(-r * 0.36)} ${n(-r * 0.72)}Q0 ${n(-r * 1.22)} ${n(r * 0.36)} ${n(-r * 0.72)}`, ink, 2.8)),
        ),
      )
      .join('') + shape(ellipsePath(0, 0, 5, 5), ink),
  jasmine: (ink) =>
    around(5, (a) => turnedBy(a, line('M0 -6C-18 -16 -14 -42 0 -48C14 -42 18 -16 0 -6Z', ink, 3))) + shape(ellipsePath(0, 0, 5, 5), ink),
  primrose: (ink) =>
    around(4, (a) =>
      turnedBy(a + 45, shape('M0 -4C-30 -14 -30 -46 -8 -42C-4 -42 -2 -38 0 -35C2 -38 4 -42 8 -42C30 -46 30 -14 0 -4Z', ink, 0.85)),
    ),
  lavender: (ink) =>
    line('M0 50V-30', ink, 2.4) +
    [-40, -28, -16, -4, 8]
      .map((y, i) => shape(ellipsePath(-8 - i, y + 4, 7 + i * 0.6, 5), ink) + shape(ellipsePath(8 + i, y + 4, 7 + i * 0.6, 5), ink))
      .join('') +
    shape(ellipsePath(0, -46, 5, 6), ink),
  petals: (ink) =>
    leaves(
      ink,
      [
        [-8, 30, -30, 60],
        [10, 34, 14, 66],
        [26, 38, 58, 46],
      ],
      15,
    ),
} satisfies Record<string, Mark>;

const skyMarks = {
  sun: (ink) => shape(ellipsePath(0, 0, 20, 20), ink) + around(16, (a) => line(`M${ray(a, 28)}L${ray(a, a % 45 ? 40 : 48)}`, ink, 3)),
  halfSun: (ink) =>
    shape('M-26 16A26 26 0 0 1 26 16Z', ink) +
    [-72, -48, -24, 0, 24, 48, 72]
      .map((a) => `<g transform="translate(0 16)">${line(`M${ray(a, 34)}L${ray(a, 48)}`, ink, 3)}</g>`)
      .join('') +
    line('M-46 24H46', ink, 3),
  moon: (ink) =>
    shape('M12 -44A46 46 0 1 0 44 18A36 36 0 1 1 12 -44Z', ink) +
    shape(ellipsePath(24, -16, 4, 4), ink) +
    shape(ellipsePath(38, -32, 2.4, 2.4), ink),
  pond: (ink) =>
    shape(ellipsePath(0, -18, 17, 17), ink) + [12, 24, 36].map((y, i) => line(`M${-40 + i * 10} ${y}H${40 - i * 10}`, ink, 3.4)).join(''),
  cloud: (ink) =>
    line('M-30 20H26A17 17 0 0 0 28 -14A24 24 0 0 0 -16 -20A19 19 0 0 0 -30 20Z', ink, 3.4) + line('M-20 34H34M-6 46H22', ink, 3.4),
  star: (ink) => around(8, (a, i) => line(`M${ray(a, 8)}L${ray(a, i % 2 ? 26 : 48)}`, ink, 3.4)) + shape(ellipsePath(0, 0, 4, 4), ink),
  orbit: (ink) =>
    turnedBy(-28, line(ellipsePath(0, 0, 48, 18), ink, 3)) +
    turnedBy(28, line(ellipsePath(0, 0, 48, 18), ink, 3)) +
    shape(ellipsePath(0, 0, 9, 9), ink),
} satisfies Record<string, Mark>;

const earthMarks = {
  wave: (ink) => [-26, -10, 6, 22].map((y) => line(waveLine(y, 14), ink, 3.6)).join(''),
  tide: (ink) => shape('M-48 10C-30 -40 10 -44 26 -14C34 2 20 16 8 8C26 -8 4 -28 -12 -10C-24 4 -16 30 48 30V40H-48Z', ink),
  mountain: (ink) => shape('M-50 34L-14 -30L8 6L20 -10L50 34Z', ink, 0.95) + shape(ellipsePath(28, -30, 8, 8), ink, 0.6),
  strata: (ink) =>
    [-30, -14, 2, 18, 34]
      .map((y, i) =>
        line(
          smoothOpen([
            [-44, y + 6],
            [-16, y - 8 + i],
            [14, y + 7],
            [44, y - 6],
          ]),
          ink,
          2 + i,
        ),
      )
      .join(''),
  rings: (ink) => [10, 20, 30, 40, 49].map((r) => line(ellipsePath(0, 0, r, r), ink, 2.6)).join(''),
  ripples: (ink) =>
    shape('M0 -48C14 -26 18 -20 18 -10A18 18 0 0 1 -18 -10C-18 -20 -14 -26 0 -48Z', ink) +
    [16, 32, 48].map((r, i) => line(`M${-r} ${18 + i * 9}Q0 ${30 + i * 14} ${r} ${18 + i * 9}`, ink, 3)).join(''),
  pebbles: (ink) =>
    shape(ellipsePath(0, 34, 38, 12), ink) +
    shape(ellipsePath(3, 8, 27, 11), ink, 0.75) +
    shape(ellipsePath(-3, -14, 18, 9), ink) +
    shape(ellipsePath(2, -32, 10, 7), ink, 0.75),
  crystal: (ink) => line('M0 -48L26 -14L16 40L-16 40L-26 -14ZM-26 -14H26M0 -48L-8 -14L-16 40M0 -48L8 -14L16 40', ink, 2.8),
  root: (ink) =>
    line(
      'M0 -48V-10M0 -10C-4 14 -26 16 -34 44M0 -10C2 16 0 30 2 48M0 -10C6 12 26 12 36 40M-20 22C-12 26 -12 36 -14 46M20 16C14 26 16 36 18 46',
      ink,
      3.4,
    ),
} satisfies Record<string, Mark>;

const formMarks = {
  peptide: (ink) =>
    [hexagon(-22, -12, 20), hexagon(13, -12, 20), hexagon(-4, 18, 20)].map((d) => line(d, ink, 3)).join('') +
    shape(ellipsePath(13, -12, 6, 6), ink) +
    shape(ellipsePath(44, -30, 5, 5), ink) +
    line('M30 -22L42 -29', ink, 3),
  citrus: (ink) => line(ellipsePath(0, 0, 46, 46), ink, 4) + around(8, (a) => turnedBy(a, shape('M0 -6L-12 -34Q0 -42 12 -34Z', ink))),
  dots: (ink) =>
    [-32, -11, 11, 32]
      .flatMap((y, j) =>
        [-32, -11, 11, 32].map((x, i) => shape(ellipsePath(x, y, 3 + ((i * 3 + j * 5) % 7), 3 + ((i * 3 + j * 5) % 7)), ink)),
      )
      .join(''),
  capsule: (ink) =>
    `<g transform="rotate(-36)">${line('M-26 -15H26A15 15 0 0 1 26 15H-26A15 15 0 0 1 -26 -15Z', ink, 3)}${shape('M0 -15H26A15 15 0 0 1 26 15H0Z', ink)}</g>${shape(ellipsePath(30, 34, 4, 4), ink)}${shape(ellipsePath(-30, -36, 5, 5), ink)}`,
  shell: (ink) =>
    [-66, -44, -22, 0, 22, 44, 66].map((a) => `<g transform="translate(0 36)">${line(`M0 0L${ray(a, 76)}`, ink, 3)}</g>`).join('') +
    line('M-68 6A76 76 0 0 1 68 6', ink, 3.4) +
    line('M-14 40H14', ink, 5),
  drops: (ink) =>
    (
      [
        [0, 8, 1.2],
        [-32, -12, 0.66],
        [32, -20, 0.5],
      ] as const
    )
      .map(([x, y, s]) => place(x, y, s, shape('M0 -36C16 -10 22 0 22 12A22 22 0 0 1 -22 12C-22 0 -16 -10 0 -36Z', ink)))
      .join(''),
  arches: (ink) => [46, 34, 22, 10].map((r) => line(`M${-r} 40V0A${r} ${r} 0 0 1 ${r} 0V40`, ink, 3.4)).join(''),
  silk: (ink) =>
    [0, 1, 2, 3, 4]
      .map((i) =>
        line(
          `M${-44 + i * 6} ${-34 + i * 4}C${-10 + i * 10} ${-60 + i * 12} ${-20 + i * 6} ${44 - i * 4} ${42 - i * 3} ${18 + i * 5}`,
          ink,
          2.6,
        ),
      )
      .join(''),
  eye: (ink) =>
    line('M-48 0Q0 -44 48 0Q0 44 -48 0Z', ink, 3) + line(ellipsePath(0, 0, 15, 15), ink, 3) + shape(ellipsePath(0, 0, 6, 6), ink),
  brow: (ink) =>
    [0, 1, 2, 3, 4, 5, 6].map((i) => line(`M${-44 + i * 12} ${20 - i * 5 + (i > 4 ? (i - 4) * 8 : 0)}q8 -14 20 -18`, ink, 3.4)).join(''),
} satisfies Record<string, Mark>;

const marks = { ...leafMarks, ...flowerMarks, ...skyMarks, ...earthMarks, ...formMarks } satisfies Record<string, Mark>;

export type MarkName = keyof typeof marks;

/** Draws the mark centred at x, y; `size` is its half-width. */
export function drawMark(name: MarkName, ink: string, x: number, y: number, size: number, turn = 0): string {
  return place(x, y, size / 50, marks[name](ink), turn);
}
