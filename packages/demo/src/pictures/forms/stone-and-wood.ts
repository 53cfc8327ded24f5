// Things to hold: a curved stone and its linen pouch, a jade roller, a slatted soap dish, a tea bowl and its whisk.
import { mix, tone } from '../colour.ts';
import { drawLabel } from '../labels.ts';
import { drawMark } from '../marks.ts';
import { turned } from '../materials.ts';
import { ellipsePath, n, outline, type Point, type Profile, rectPath, smoothClosed } from '../path.ts';
import { clipped, filtered, group, line, place, type Sheet, shape } from '../sheet.ts';
import { box } from './cartons.ts';
import type { Form, FormContext, Palette } from './form.ts';

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

export interface SoapDishSpec {
  kind: 'soap-dish';
  width: number;
  slats: number;
}

export interface TeaBowlSpec {
  kind: 'tea-bowl';
  radius: number;
  height: number;
}

export type StoneAndWoodSpec = GuaShaSpec | JadeRollerSpec | SoapDishSpec | TeaBowlSpec;

const SHADE = '#20211b';

const soft = (sheet: Sheet, d: string, dx: number, dy: number, deviation: number, strength: number): string =>
  filtered(sheet.blur(deviation, 40, 60), group(`translate(${dx} ${dy})`, shape(d, SHADE, strength)));

/** Threads or fibres: noise stretched one way, as dark ink over a shape. */
function fibres(sheet: Sheet, d: string, frequency: string, strength: number): string {
  const noise = `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${sheet.random.whole(1, 99)}"/>`;
  const ink = `<feColorMatrix values="0 0 0 0 .3 0 0 0 0 .25 0 0 0 0 .17 0 ${strength * 3} 0 0 ${strength * -1.2}"/>`;
  return filtered(sheet.filter(noise + ink), shape(d, '#000'));
}

/** A bag drawn shut by its cord, standing a little slumped. */
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

function drawGuaSha({ sheet, label, palette }: FormContext, { width: w, height: h }: GuaShaSpec): Form {
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

/** One turning stone, upright, with its two caps. */
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

/** The whole tool seen flat from above, handle along x. */
function roller(sheet: Sheet, palette: Palette): { markup: string; outline: string } {
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

function drawJadeRoller({ sheet, label, palette }: FormContext, { width: w, height: h }: JadeRollerSpec): Form {
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

/** Slats side by side, upright, with the runners behind them. */
function uprightDish(sheet: Sheet, w: number, h: number, slats: number, wood: string): { markup: string; outline: string } {
  const step = w / slats;
  const d = Array.from({ length: slats }, (_, i) => {
    const x = -w / 2 + i * step + step * 0.06;
    const wide = step * 0.88;
    return `M${n(x)} -8V${n(-h + 12)}Q${n(x)} ${n(-h)} ${n(x + 12)} ${n(-h)}H${n(x + wide - 12)}Q${n(x + wide)} ${n(-h)} ${n(x + wide)} ${n(-h + 12)}V-8Q${n(x + wide)} 0 ${n(x + wide - 8)} 0H${n(x + 8)}Q${n(x)} 0 ${n(x)} -8Z`;
  });
  const round = d
    .map((slat, i) => {
      const x = -w / 2 + i * step;
      const fall = sheet.linear(
        [
          [0, '#fff', 0.1],
          [0.25, '#fff', 0.42],
          [0.6, SHADE, 0],
          [1, SHADE, 0.3],
        ],
        x,
        0,
        x + step,
        0,
      );
      return (
        shape(slat, tone(wood, ((i * 5) % 3) * 0.018 - 0.02)) +
        clipped(sheet.clip(slat), fibres(sheet, slat, '.09 .004', 0.3)) +
        shape(slat, fall)
      );
    })
    .join('');
  const runners = [0.2, 0.8]
    .map((share) =>
      shape(
        rectPath(-w / 2 + 6, -h * share - 34, w - 12, 68),
        sheet.fade(mix(wood, '#7d6f58', 0.5), mix(wood, '#5f5443', 0.7), 0, -h * share - 34, 0, -h * share + 34),
      ),
    )
    .join('');
  return { markup: runners + round, outline: rectPath(-w / 2, -h, w, h) };
}

/** The dish lying flat, seen from the front and a little above: slats run away from the eye, a runner crosses below. */
function flatDish(sheet: Sheet, w: number, depth: number, slats: number, wood: string): string {
  const step = w / slats;
  const [thick, lift, inset] = [34, 46, 0.86];
  const y = -lift - thick;
  const runner = shape(
    rectPath(-w / 2 + 26, -lift, w - 52, lift),
    sheet.fade(mix(wood, '#7d6f58', 0.5), mix(wood, '#5f5443', 0.7), 0, -lift, 0, 0),
  );
  let markup = shape(
    `M${n(-w / 2)} ${n(y + 8)}L${n((-w / 2) * inset)} ${n(y - depth)}H${n((w / 2) * inset)}L${n(w / 2)} ${n(y + 8)}Z`,
    mix(wood, '#4d4638', 0.8),
  );
  for (let i = 0; i < slats; i++) {
    const x = -w / 2 + i * step + step * 0.08;
    const wide = step * 0.84;
    const top = `M${n(x)} ${n(y + 8)}L${n(x * inset)} ${n(y - depth)}H${n((x + wide) * inset)}L${n(x + wide)} ${n(y + 8)}Z`;
    const end = `M${n(x)} ${n(y + 10)}Q${n(x + wide / 2)} ${n(y - 10)} ${n(x + wide)} ${n(y + 10)}V${n(-lift)}H${n(x)}Z`;
    markup +=
      shape(top, sheet.fade(tone(wood, 0.07), tone(wood, -0.08), x, 0, x + wide, 0)) +
      shape(end, sheet.fade(mix(wood, '#8d7d62', 0.16), mix(wood, '#8d7d62', 0.5), 0, y, 0, -lift)) +
      line(`M${n(x + 12)} ${n(y + 18)}Q${n(x + wide / 2)} ${n(y + 4)} ${n(x + wide - 12)} ${n(y + 18)}`, tone(wood, -0.22), 2, 0.6);
  }
  return runner + markup;
}

function soapBar(sheet: Sheet, w: number, h: number, colour: string, mark: string): string {
  const r = w / 2;
  const d = `M${n(-r)} ${n(-h * 0.46)}C${n(-r)} ${n(-h * 0.9)} ${n(-r * 0.84)} ${n(-h)} ${n(-r * 0.6)} ${n(-h)}H${n(r * 0.6)}C${n(r * 0.84)} ${n(-h)} ${n(r)} ${n(-h * 0.9)} ${n(r)} ${n(-h * 0.46)}C${n(r)} ${n(-h * 0.06)} ${n(r * 0.9)} 0 ${n(r * 0.7)} 0H${n(-r * 0.7)}C${n(-r * 0.9)} 0 ${n(-r)} ${n(-h * 0.06)} ${n(-r)} ${n(-h * 0.46)}Z`;
  const body = sheet.linear(
    [
      [0, tone(colour, 0.1)],
      [0.46, tone(colour, 0.03)],
      [0.6, tone(colour, -0.06)],
      [1, tone(colour, -0.22)],
    ],
    0,
    -h,
    0,
    0,
  );
  const top = ellipsePath(0, -h * 0.66, r * 0.84, h * 0.27);
  return clipped(
    sheet.clip(d),
    shape(d, body) +
      filtered(sheet.blur(6, 20, 40), shape(top, tone(colour, 0.13), 0.8)) +
      mark +
      shape(
        d,
        sheet.linear(
          [
            [0, '#fff', 0.16],
            [0.5, SHADE, 0],
            [1, SHADE, 0.24],
          ],
          -r,
          0,
          r,
          0,
        ),
      ),
  );
}

function drawSoapDish({ sheet, label, palette }: FormContext, { width: w, slats }: SoapDishSpec): Form {
  const [uw, uh] = [w * 0.84, w * 0.74];
  const back = uprightDish(sheet, uw, uh, slats, palette.body);
  const sleeve = rectPath(-uw / 2 - 5, -uh * 0.86, uw + 10, uh * 0.46);
  const fold = sheet.linear(
    [
      [0, '#fff', 0.3],
      [0.4, '#fff', 0],
      [1, SHADE, 0.2],
    ],
    -uw / 2,
    0,
    uw / 2,
    0,
  );
  const paper =
    soft(sheet, sleeve, 4, 8, 6, 0.3) +
    shape(sleeve, palette.cap) +
    drawLabel(sheet, label, { x: -uw * 0.34, y: -uh * 0.85, w: uw * 0.68, h: uh * 0.44 }) +
    shape(sleeve, fold);
  const bar = w * 0.6;
  const stamp = group(`translate(0 -92) scale(1 .42)`, drawMark(label.mark, tone(palette.substance, -0.18), 0, 0, 62));
  const front =
    soft(sheet, rectPath(-w / 2, -60, w, 62), 22, 12, 14, 0.46) +
    flatDish(sheet, w, 96, slats, palette.body) +
    place(0, -116, 1, soft(sheet, ellipsePath(0, 0, bar * 0.46, 14), 10, 2, 8, 0.5) + soapBar(sheet, bar, 138, palette.substance, stamp));
  return {
    markup: group(`translate(${n(-w * 0.12)} -16) rotate(-1.5)`, back.markup + paper) + group(`translate(${n(w * 0.06)} 66)`, front),
    shadow: `<path transform="translate(${n(-w * 0.12)} -16)" d="${back.outline}"/><path transform="translate(${n(w * 0.06)} 60)" d="${rectPath(-w / 2, -110, w, 110)}"/>`,
    width: w * 0.9,
    height: uh,
    flatFoot: true,
  };
}

/** A whisk on its handle, tines up: an outer ring that curls inwards and an inner knot. */
function whisk(sheet: Sheet, h: number, palette: Palette): { markup: string; outline: string } {
  const bamboo = palette.cap;
  const r = h * 0.135;
  const grip: Profile = [
    [r, -h * 0.4],
    [r * 1.02, -h * 0.2, 8],
    [r * 0.96, -4, 6],
    [r * 0.94, 0],
  ];
  const tines = (count: number, wide: number, top: number): string =>
    Array.from({ length: count }, (_, i) => {
      const a = Math.PI * (i / (count - 1));
      const x = -Math.cos(a);
      const tip = -h * top + Math.sin(a) * h * 0.02;
      return `M${n(x * r * 0.9)} ${n(-h * 0.42)}C${n(x * r * 1.2)} ${n(-h * 0.56)} ${n(x * wide)} ${n(-h * 0.7)} ${n(x * wide)} ${n(tip + h * 0.1)}Q${n(x * wide)} ${n(tip)} ${n(x * wide * 0.84)} ${n(tip)}`;
    }).join('');
  const wide = h * 0.245;
  const cup = `M${n(-r * 0.9)} ${n(-h * 0.42)}C${n(-r * 1.2)} ${n(-h * 0.56)} ${n(-wide)} ${n(-h * 0.7)} ${n(-wide)} ${n(-h * 0.9)}Q${n(-wide * 0.9)} ${n(-h)} 0 ${n(-h * 0.97)}Q${n(wide * 0.9)} ${n(-h)} ${n(wide)} ${n(-h * 0.9)}C${n(wide)} ${n(-h * 0.7)} ${n(r * 1.2)} ${n(-h * 0.56)} ${n(r * 0.9)} ${n(-h * 0.42)}Z`;
  const lit = sheet.linear(
    [
      [0, tone(bamboo, -0.1)],
      [0.3, tone(bamboo, 0.08)],
      [0.7, tone(bamboo, -0.06)],
      [1, tone(bamboo, -0.26)],
    ],
    -wide,
    0,
    wide,
    0,
  );
  const thread: Profile = [
    [r * 1.14, -h * 0.465],
    [r * 1.12, -h * 0.43, 6],
    [r * 1.04, -h * 0.395],
  ];
  const markup =
    shape(cup, tone(bamboo, -0.24), 0.62) +
    line(tines(17, wide * 0.66, 0.93), tone(bamboo, -0.16), 4.4) +
    line(tines(25, wide, 0.99), tone(bamboo, -0.3), 7, 0.5) +
    line(tines(25, wide, 0.99), lit, 4.6) +
    turned(sheet, grip, { material: 'matte', colour: bamboo }) +
    line(`M${n(-r)} ${n(-h * 0.15)}A${n(r)} ${n(r * 0.13)} 0 0 0 ${n(r)} ${n(-h * 0.15)}`, tone(bamboo, -0.22), 4, 0.7) +
    turned(sheet, thread, { material: 'matte', colour: palette.accent });
  return { markup, outline: cup + outline(grip) };
}

function drawTeaBowl({ sheet, label, palette }: FormContext, { radius: r, height: h }: TeaBowlSpec): Form {
  const profile: Profile = [
    [r, -h],
    [r * 0.99, -h * 0.66, h * 0.2],
    [r * 0.86, -h * 0.2, h * 0.3],
    [r * 0.5, -h * 0.09, 16],
    [r * 0.48, 0],
  ];
  const bare = shape(
    `M${n(-r)} ${n(-h * 0.2)}Q${n(-r * 0.3)} ${n(-h * 0.02)} ${n(r)} ${n(-h * 0.16)}V30H${n(-r)}Z`,
    mix(palette.body, '#8d7355', 0.55),
  );
  const ry = r * 0.24;
  const bowl =
    turned(
      sheet,
      profile,
      { material: 'ceramic', colour: palette.body },
      bare + drawLabel(sheet, label, { x: -r * 0.5, y: -h * 0.74, w: r, h: h * 0.58 }),
    ) +
    shape(ellipsePath(0, -h, r, ry), sheet.fade(tone(palette.body, 0.12), tone(palette.body, -0.06), -r, 0, r, 0)) +
    shape(ellipsePath(0, -h + 1, r - 11, ry - 7), sheet.fade(tone(palette.body, -0.26), tone(palette.body, -0.06), -r, 0, r, 0)) +
    clipped(
      sheet.clip(ellipsePath(0, -h + 1, r - 11, ry - 7)),
      shape(
        ellipsePath(0, -h + r * 0.1, r * 0.86, ry * 0.86),
        sheet.fade(tone(palette.substance, 0.07), tone(palette.substance, -0.07), -r, 0, r, 0),
      ) + foam(sheet, r, -h + r * 0.1, palette.substance),
    );
  const tall = h * 1.75;
  const brush = whisk(sheet, tall, palette);
  const spot = `translate(${n(r * 1.02)} 44)`;
  return {
    markup:
      group(`translate(${n(-r * 0.34)} 0)`, bowl) +
      group(
        spot,
        soft(
          sheet,
          outline([
            [tall * 0.13, -tall * 0.6],
            [tall * 0.13, 0],
          ]),
          20,
          6,
          14,
          0.34,
        ) + brush.markup,
      ),
    shadow: `<path transform="translate(${n(-r * 0.34)} 0)" d="${outline(profile)}"/><path transform="${spot}" d="${brush.outline}"/>`,
    width: r * 1.1,
    height: tall,
  };
}

/** Fine bubbles on what was whisked, thicker towards the left rim. */
function foam(sheet: Sheet, r: number, y: number, colour: string): string {
  let bubbles = '';
  for (let i = 0; i < 70; i++) {
    const size = sheet.random.between(2, 8);
    bubbles += ellipsePath(-r * 0.2 + sheet.random.between(-0.6, 0.6) * r, y + sheet.random.between(-0.12, 0.16) * r, size, size * 0.5);
  }
  return shape(bubbles, tone(colour, 0.16), 0.7);
}

export function drawStoneAndWood(context: FormContext, spec: StoneAndWoodSpec): Form {
  switch (spec.kind) {
    case 'gua-sha':
      return drawGuaSha(context, spec);
    case 'jade-roller':
      return drawJadeRoller(context, spec);
    case 'soap-dish':
      return drawSoapDish(context, spec);
    case 'tea-bowl':
      return drawTeaBowl(context, spec);
  }
}
