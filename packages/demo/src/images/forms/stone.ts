// A curved stone and its linen pouch, a jade roller.
import { tone } from '../colour.ts';
import { drawLabel } from '../labels.ts';
import { ellipsePath, n, type Point, rectPath, smoothClosed } from '../path.ts';
import { clipped, filtered, group, line, place, type Sheet, shape } from '../sheet.ts';
import { box } from './cartons.ts';
import type { Form, FormContext, Palette } from './form.ts';
import { fibres, SHADE, soft } from './stone-parts.ts';

export interface GuaShaSpec {
  kind: 'gua-sha';
  width: number;
  height: number;
}

export interface JadeRollerSpec {
  kind: 'jade-roller';
  width: number;
  height: number;
}

/** Draws a bag tied with its cord, slightly slumped. */
function linenPouch(sheet: Sheet, w: number, h: number, palette: Palette, print: string): { markup: string; outline: string } {
  const r = w / 2;
  const neck = -h * 0.79;
  const d =
    `M${n(-r * 0.9)} 0C${n(-r * 1.02)} -8 ${n(-r * 1.02)} -60 ${n(-r)} ${n(-h * 0.22)}C${n(-r * 1.02)} ${n(-h * 0.5)} ${n(-r * 0.86)} ${n(-h * 0.68)} ${n(-r * 0.5)} ${n(neck)}` +
    `C${n(-r * 0.6)} ${n(-h * 0.86)} ${n(-r * 0.72)} ${n(-h * 0.93)} ${n(-r * 0.74)} ${n(-h * 0.985)}` +
    `Q${n(-r * 0.5)} ${n(-h * 1.03)} ${n(-r * 0.3)} ${n(-h * 0.985)}Q${n(-r * 0.06)} ${n(-h * 1.03)} ${n(r * 0.14)} ${n(-h * 0.99)}Q${n(r * 0.42)} ${n(-h * 1.03)} ${n(r * 0.74)} ${n(-h * 0.975)}` +
    `C${n(r * 0.72)} ${n(-h * 0.92)} ${n(r * 0.6)} ${n(-h * 0.86)} ${n(r * 0.5)} ${n(neck)}` +
    `C${n(r * 0.86)} ${n(-h * 0.68)} ${n(r * 1.02)} ${n(-h * 0.5)} ${n(r)} ${n(-h * 0.22)}C${n(r * 1.02)} -60 ${n(r * 1.02)} -8 ${n(r * 0.9)} 0Z`;
  const side = sheet.linear(
    [
      [0, SHADE, 0.24],
      [0.16, '#fff', 0.16],
      [0.36, '#fff', 0.26],
      [0.66, SHADE, 0.03],
      [1, SHADE, 0.4],
    ],
    -r,
    0,
    r,
    0,
  );
  const pleats = [-0.38, -0.22, -0.04, 0.16, 0.34]
    .map((share, i) => {
      const x = r * share;
      const fall = h * (0.14 + ((i * 3) % 4) * 0.03);
      return `M${n(x * 1.5)} ${n(-h * 0.97)}Q${n(x * 1.1)} ${n(-h * 0.88)} ${n(x)} ${n(neck)}Q${n(x * 1.15)} ${n(neck + fall * 0.5)} ${n(x * 1.7)} ${n(neck + fall)}`;
    })
    .join('');
  const shaded = filtered(sheet.blur(5, 20, 20), line(pleats, SHADE, 13, 0.26));
  const cordPath = `M${n(-r * 0.5)} ${n(neck)}Q0 ${n(neck + 26)} ${n(r * 0.5)} ${n(neck)}`;
  const tails = `M${n(-r * 0.1)} ${n(neck + 14)}C${n(-r * 0.3)} ${n(neck + 70)} ${n(-r * 0.16)} ${n(neck + 84)} ${n(-r * 0.34)} ${n(neck + 112)}M${n(-r * 0.08)} ${n(neck + 14)}C${n(r * 0.06)} ${n(neck + 60)} ${n(-r * 0.1)} ${n(neck + 70)} ${n(-r * 0.02)} ${n(neck + 92)}`;
  const cord = (path: string) =>
    group('translate(4 7)', line(path, SHADE, 11, 0.3)) + line(path, palette.cap, 11) + line(path, '#fff', 3, 0.3);
  const markup = clipped(
    sheet.clip(d),
    shape(d, palette.body) +
      fibres(sheet, d, '.02 .7', 0.26) +
      fibres(sheet, d, '.7 .02', 0.26) +
      print +
      shape(d, side) +
      shaded +
      shape(
        rectPath(-r, -60, w, 60),
        sheet.linear(
          [
            [0, SHADE, 0],
            [1, SHADE, 0.34],
          ],
          0,
          -60,
          0,
          0,
        ),
      ),
  );
  return { markup: markup + cord(cordPath) + cord(tails), outline: d };
}

/** The stone's outline, standing on its round end: hollow on the left, full on the right, a notch near the top. */
const curve: readonly Point[] = [
  [-14, -100],
  [16, -99],
  [36, -84],
  [45, -58],
  [43, -30],
  [30, -8],
  [8, 0],
  [-12, -6],
  [-16, -20],
  [-5, -36],
  [0, -54],
  [-9, -68],
  [-26, -76],
  [-31, -86],
  [-27, -96],
];

function curvedStone(sheet: Sheet, size: number, colour: string): { markup: string; outline: string } {
  const d = smoothClosed(curve.map(([x, y]) => [(x * size) / 100, (y * size) / 100]));
  const face = sheet.radial(
    [
      [0, tone(colour, 0.2)],
      [0.4, tone(colour, 0.06)],
      [0.75, colour],
      [1, tone(colour, -0.1)],
    ],
    size * 0.1,
    -size * 0.8,
    size,
  );
  let grains = '';
  for (let i = 0; i < 90; i++) {
    const grain = sheet.random.between(0.8, 2.6);
    grains += ellipsePath(sheet.random.between(-size * 0.4, size * 0.7), sheet.random.between(-size, 0), grain, grain * 0.8);
  }
  const vein = `M${n(size * 0.7)} ${n(-size * 0.66)}Q${n(size * 0.36)} ${n(-size * 0.56)} ${n(size * 0.2)} ${n(-size * 0.3)}T${n(-size * 0.1)} ${n(-size * 0.02)}`;
  const markup =
    group('translate(13 3)', shape(d, tone(colour, -0.16))) +
    clipped(
      sheet.clip(d),
      shape(d, face) +
        shape(grains, tone(colour, 0.24), 0.3) +
        line(vein, tone(colour, 0.34), 3, 0.4) +
        filtered(sheet.blur(7, 20, 20), line(d, tone(colour, -0.2), 20, 0.6)) +
        filtered(sheet.blur(3, 20, 20), group('translate(7 8)', line(d, tone(colour, 0.4), 6, 0.55))),
    );
  return { markup, outline: d };
}

export function drawGuaSha({ sheet, label, palette }: FormContext, { width: w, height: h }: GuaShaSpec): Form {
  const pouch = linenPouch(sheet, w, h, palette, drawLabel(sheet, label, { x: -w * 0.44, y: -h * 0.55, w: w * 0.66, h: h * 0.46 }));
  const stone = curvedStone(sheet, h * 0.72, palette.substance);
  const lean = `translate(${n(w * 0.46)} 26) rotate(-20)`;
  return {
    markup: group(`translate(${n(-w * 0.14)} 0)`, pouch.markup) + group(lean, soft(sheet, stone.outline, 30, 14, 16, 0.4) + stone.markup),
    shadow: `<path transform="translate(${n(-w * 0.14)} 0)" d="${pouch.outline}"/><path transform="${lean}" d="${stone.outline}"/>`,
    width: w * 1.25,
    height: h,
    flatFoot: true,
  };
}

/** Draws one turning stone, upright, with its two caps. */
function jadeBarrel(sheet: Sheet, rx: number, ry: number, palette: Palette): string {
  const d = `M${n(-rx * 0.8)} ${n(-ry)}H${n(rx * 0.8)}C${n(rx * 1.08)} ${n(-ry * 0.5)} ${n(rx * 1.08)} ${n(ry * 0.5)} ${n(rx * 0.8)} ${n(ry)}H${n(-rx * 0.8)}C${n(-rx * 1.08)} ${n(ry * 0.5)} ${n(-rx * 1.08)} ${n(-ry * 0.5)} ${n(-rx * 0.8)} ${n(-ry)}Z`;
  const jade = palette.substance;
  const round = sheet.linear(
    [
      [0, tone(jade, -0.12)],
      [0.24, tone(jade, 0.1)],
      [0.5, jade],
      [0.84, tone(jade, -0.2)],
      [1, tone(jade, -0.06)],
    ],
    -rx,
    0,
    rx,
    0,
  );
  const clouds = [
    [-0.2, -0.5, 0.6, 0.2],
    [0.3, 0.1, 0.5, 0.26],
    [-0.3, 0.6, 0.5, 0.16],
  ]
    .map(([x = 0, y = 0, a = 0, b = 0]) => ellipsePath(x * rx, y * ry, a * rx, b * ry))
    .join('');
  const caps = [-1, 1]
    .map((end) =>
      shape(ellipsePath(0, end * (ry + 7), rx * 0.46, 10), sheet.fade(tone(palette.cap, 0.1), tone(palette.cap, -0.2), -rx, 0, rx, 0)),
    )
    .join('');
  return (
    caps +
    clipped(
      sheet.clip(d),
      shape(d, round) +
        filtered(sheet.blur(9, 30, 60), shape(clouds, tone(jade, 0.16), 0.6)) +
        filtered(sheet.blur(4, 60, 20), shape(ellipsePath(-rx * 0.5, -ry * 0.1, rx * 0.1, ry * 0.7), '#fff', 0.5)),
    )
  );
}

/** Draws the whole tool flat, handle along x. */
export function roller(sheet: Sheet, palette: Palette): { markup: string; outline: string } {
  const fork = (end: number, x: number, reach: number): string =>
    `M${end * 205} 0H${end * (x - 96)}Q${end * (x - 84)} ${-reach} ${end * (x - 30)} ${-reach}H${end * x}M${end * (x - 96)} 0Q${end * (x - 84)} ${reach} ${end * (x - 30)} ${reach}H${end * x}`;
  const steel = palette.cap;
  const wires = fork(-1, 362, 140) + fork(1, 326, 84);
  const handle = 'M-220 -19Q0 -30 220 -15Q236 0 220 15Q0 30 -220 19Q-238 0 -220 -19Z';
  const brushed = sheet.linear(
    [
      [0, tone(steel, -0.12)],
      [0.3, tone(steel, 0.16)],
      [0.55, steel],
      [1, tone(steel, -0.28)],
    ],
    0,
    -28,
    0,
    28,
  );
  const markup =
    line(wires, tone(steel, -0.22), 20) +
    group('translate(-1 -3)', line(wires, tone(steel, 0.1), 9)) +
    shape(handle, brushed) +
    place(-362, 0, 1, jadeBarrel(sheet, 84, 124, palette)) +
    place(326, 0, 1, jadeBarrel(sheet, 52, 70, palette));
  return { markup, outline: `${handle}${rectPath(-440, -124, 160, 248)}${rectPath(276, -72, 104, 144)}` };
}

export function drawJadeRoller({ sheet, label, palette }: FormContext, { width: w, height: h }: JadeRollerSpec): Form {
  const carton = box(sheet, w, h, 130, palette.body, drawLabel(sheet, label, { x: -w * 0.4, y: -h * 0.93, w: w * 0.8, h: h * 0.6 }));
  const tool = roller(sheet, palette);
  const laid = (markup: string): string => group('translate(24 42) scale(1.14 .54) rotate(-5)', markup);
  return {
    markup: carton.markup + laid(soft(sheet, tool.outline, 26, 44, 14, 0.5) + tool.markup),
    shadow: `<path d="${carton.outline}"/>`,
    width: w * 1.2,
    height: h,
    flatFoot: true,
  };
}
