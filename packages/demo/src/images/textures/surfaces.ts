// Pools, foam and films: close-ups of wet surfaces.
import { mix, tone } from '../colour.ts';
import { ellipsePath, n } from '../path.ts';
import { petals } from '../props/botanical.ts';
import { filtered, line, place, type Sheet, shape, use } from '../sheet.ts';
import { plane } from './liquids.ts';
import { fallOff, relief } from './relief.ts';
import type { TextureSpec } from './texture.ts';

/** Draws a still surface with rings spreading from one drop; petals float on it. */
export function ripples(sheet: Sheet, spec: TextureSpec): string {
  let heights = '';
  for (let i = 0; i < 9; i++)
    heights += line(ellipsePath(700, 760, 70 + i * 130, 50 + i * 96), '#000', 60 - i * 3, Math.round((0.9 - i * 0.075) * 100) / 100);
  heights += shape(ellipsePath(700, 756, 60, 44), '#000', 0.9);
  const water = relief(sheet, heights, { colour: spec.colour, blur: 17, depth: 44, shine: 0.75, shininess: 30 });
  const floating = spec.accent
    ? petals(
        sheet,
        [
          [1180, 420, 20],
          [1290, 1130, -50],
          [330, 1240, 70],
          [1020, 1330, 140],
          [250, 420, -20],
        ],
        spec.accent,
        92,
      )
    : '';
  return water + floating + fallOff(sheet, spec.colour);
}

/** Draws a thick ribbon poured into a pool of itself. */
export function syrup(sheet: Sheet, spec: TextureSpec): string {
  const pool: string[] = [];
  for (let i = 0; i < 6; i++) pool.push(line(ellipsePath(830, 1060, 90 + i * 110, 54 + i * 64), '#000', 64 - i * 4, 0.85 - i * 0.12));
  const ribbon = 'M700 -40C720 300 760 620 700 860C640 1000 760 1090 880 1070C1010 1040 960 950 860 960C800 700 900 300 860 -40Z';
  const base = relief(sheet, pool.join(''), { colour: spec.colour, blur: 20, depth: 54, shine: 0.7, shininess: 34 });
  const fill = sheet.linear(
    [
      [0, tone(spec.colour, -0.12)],
      [0.3, tone(spec.colour, 0.12)],
      [0.62, tone(spec.colour, 0.02)],
      [1, tone(spec.colour, -0.16)],
    ],
    690,
    0,
    900,
    0,
  );
  const lights = filtered(
    sheet.blur(5, 60, 10),
    line('M742 -40C760 300 796 620 748 860', '#fff', 15, 0.75) + line('M858 60C880 380 820 640 846 880', '#fff', 7, 0.4),
  );
  const shadow = filtered(sheet.blur(22, 30, 10), place(50, 40, 1, shape(ribbon, tone(spec.colour, -0.3), 0.5)));
  return (
    base +
    shadow +
    shape(ribbon, fill) +
    lights +
    line('M690 1010C740 1100 900 1110 960 1030', '#fff', 9, 0.5) +
    fallOff(sheet, spec.colour)
  );
}

/** Draws foam: crowded bubbles, each with its own window of light. */
export function lather(sheet: Sheet, spec: TextureSpec): string {
  const { random } = sheet;
  const fill = sheet.radial(
    [
      [0, tone(spec.colour, 0.08), 0.35],
      [0.62, tone(spec.colour, 0.02), 0.55],
      [0.9, tone(spec.colour, -0.16), 0.75],
      [1, tone(spec.colour, -0.26), 0.85],
    ],
    8,
    14,
    104,
  );
  const rim = mix(spec.accent ?? '#cfe0e6', '#ffffff', 0.4);
  const one = sheet.stamp(
    shape(ellipsePath(0, 0, 100, 100), fill) +
      line('M-70 -30A76 76 0 0 1 -16 -74', '#fff', 15, 0.95) +
      line('M78 20A80 80 0 0 1 22 76', rim, 10, 0.8),
  );
  const bubble = (x: number, y: number, r: number): string => use(one, x, y, 0, r / 100);
  let markup = plane(sheet, tone(spec.colour, -0.06));
  for (let i = 0; i < 300; i++) markup += bubble(random.between(-40, 1640), random.between(-40, 1640), random.between(24, 84));
  for (let i = 0; i < 16; i++) markup += bubble(random.between(60, 1540), random.between(60, 1540), random.between(96, 170));
  return markup + fallOff(sheet, spec.colour);
}

/** Draws hydrocolloid discs lifted from their film. */
export function patches(sheet: Sheet, spec: TextureSpec): string {
  const ground = spec.ground ?? '#e9d5d0';
  let markup = plane(sheet, ground);
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 4; i++) {
      const r = [150, 118, 92][(row * 2 + i) % 3] ?? 100;
      const [x, y] = [210 + i * 395 + (row % 2) * 60, 210 + row * 395];
      const fill = sheet.radial(
        [
          [0, '#ffffff', 0.28],
          [0.72, spec.colour, 0.42],
          [0.9, spec.colour, 0.6],
          [0.97, '#ffffff', 0.95],
          [1, tone(spec.colour, -0.12), 0.6],
        ],
        0,
        0,
        r,
      );
      const lift = (row + i) % 5 === 2;
      const shadow = filtered(
        sheet.blur(lift ? 22 : 10, 30, 30),
        shape(ellipsePath(lift ? 34 : 12, lift ? 44 : 16, r, r), tone(ground, -0.34), 0.5),
      );
      markup += place(
        x,
        y,
        1,
        shadow +
          shape(ellipsePath(0, 0, r, r), fill) +
          line(`M${n(-r * 0.78)} ${n(-r * 0.2)}A${n(r * 0.8)} ${n(r * 0.8)} 0 0 1 ${n(-r * 0.1)} ${n(-r * 0.8)}`, '#fff', r * 0.07, 0.9) +
          line(`M${n(r * 0.3)} ${n(r * 0.76)}A${n(r * 0.82)} ${n(r * 0.82)} 0 0 0 ${n(r * 0.8)} ${n(r * 0.2)}`, '#fff', r * 0.03, 0.7),
      );
    }
  }
  return markup + fallOff(sheet, ground);
}
