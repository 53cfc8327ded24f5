// Scent for the home: candles, reeds, incense and its dish, linen bags, a balm tin, a flacon, oils in a tray, steam tablets.
import { tone } from '../colour.ts';
import { drawLabel } from '../labels.ts';
import { drawMark } from '../marks.ts';
import { type Material, topFace, turned } from '../materials.ts';
import { ellipsePath, n, outline, type Profile, rectPath, strip, TILT } from '../path.ts';
import { clipped, filtered, group, line, place, type Sheet, shape } from '../sheet.ts';
import { box } from './cartons.ts';
import type { Form, FormContext } from './form.ts';

export type ScentSpec =
  | { kind: 'candle'; radius: number; height: number; material: Material; wick: 'cotton' | 'wood' }
  | { kind: 'reeds'; radius: number; height: number }
  | { kind: 'incense-box'; width: number; height: number }
  | { kind: 'incense-dish'; radius: number }
  | { kind: 'linen-bags'; width: number; height: number }
  | { kind: 'balm-tin'; radius: number }
  | { kind: 'flacon'; width: number; height: number }
  | { kind: 'oil-set'; caps: readonly string[] }
  | { kind: 'tablets'; radius: number };

type Spec<K extends ScentSpec['kind']> = Extract<ScentSpec, { kind: K }>;

const cylinder = (r: number, h: number, round = 8): Profile => [
  [r - round * 0.5, -h],
  [r, -h + round, round],
  [r, -4, 4],
  [r - 3, 0],
];

const small = (sheet: Sheet, profile: Profile, material: Material, colour: string): string =>
  turned(sheet, profile, { material, colour }) + topFace(sheet, profile, colour);

const softShadow = (sheet: Sheet, rx: number, ry: number): string =>
  filtered(sheet.blur(10, 30, 90), shape(ellipsePath(rx * 0.2, ry * 0.5, rx, ry), '#1d130c', 0.45));

function flame(sheet: Sheet, y: number, width: number, height: number): string {
  const tongue = (k: number): string =>
    `M0 ${n(y)}C${n(-width * k)} ${n(y - height * 0.2 * k)} ${n(-width * 0.7 * k)} ${n(y - height * 0.55 * k)} 0 ${n(y - height * k)}C${n(width * 0.7 * k)} ${n(y - height * 0.55 * k)} ${n(width * k)} ${n(y - height * 0.2 * k)} 0 ${n(y)}Z`;
  const reach = height * 3.4;
  const glow = sheet.radial(
    [
      [0, '#ffdf9c', 0.62],
      [0.25, '#ffd08a', 0.26],
      [1, '#ffc878', 0],
    ],
    0,
    y - height * 0.5,
    reach,
  );
  return shape(ellipsePath(0, y - height * 0.5, reach, reach), glow) + shape(tongue(1), '#ffcf78') + shape(tongue(0.66), '#fff6df');
}

function smoke(sheet: Sheet, x: number, y: number, height: number): string {
  const h = height;
  const d = `M${n(x)} ${n(y)}C${n(x - 26)} ${n(y - h * 0.2)} ${n(x + 44)} ${n(y - h * 0.34)} ${n(x + 12)} ${n(y - h * 0.54)}C${n(x - 30)} ${n(y - h * 0.74)} ${n(x + 50)} ${n(y - h * 0.82)} ${n(x + 26)} ${n(y - h)}`;
  const fading = sheet.linear(
    [
      [0, '#fff', 0.62],
      [0.6, '#fff', 0.34],
      [1, '#fff', 0],
    ],
    0,
    y,
    0,
    y - h,
  );
  return filtered(sheet.blur(3, 120, 10), line(d, fading, 7)) + filtered(sheet.blur(12, 200, 10), line(d, fading, 22, 0.45));
}

function incense(sheet: Sheet, x: number, foot: number, lean: number, length: number, colour: string): string {
  const top = foot - length;
  return (
    line(`M${n(x)} ${n(foot)}L${n(x + lean)} ${n(top)}`, tone(colour, -0.1), 9) +
    line(`M${n(x - 2)} ${n(foot)}L${n(x + lean - 2)} ${n(top)}`, tone(colour, 0.12), 3) +
    line(`M${n(x + lean)} ${n(top)}l${n(lean * 0.05)} -20`, '#b9b2aa', 9) +
    line(`M${n(x + lean)} ${n(top)}l${n(lean * 0.01)} -4`, '#ff8a3c', 9) +
    smoke(sheet, x + lean * 1.05, top - 24, 250)
  );
}

/** A poured candle, alight, its lid lying at its side. */
function drawCandle({ sheet, label, palette }: FormContext, { radius: r, height: h, material, wick }: Spec<'candle'>): Form {
  const clear = material === 'glass';
  const body: Profile = [
    [r, -h],
    [r, -34, 34],
    [r - 24, 0],
  ];
  const level = h * (clear ? 0.74 : 0.93);
  const w = r * 1.36;
  const print = drawLabel(sheet, label, { x: -w / 2, y: -h * 0.68, w, h: h * 0.56 });
  const skin = { material, colour: palette.body, ...(clear ? { liquid: { colour: palette.substance, level } } : {}) };
  const lip = r * TILT * 1.3;
  const mouth = clear
    ? shape(ellipsePath(0, -h, r - 2, r * TILT), tone(palette.body, -0.12), 0.3) +
      line(ellipsePath(0, -h, r - 3, r * TILT), tone(palette.body, 0.28), 4, 0.8)
    : shape(ellipsePath(0, -h, r, lip), tone(palette.body, 0.1)) +
      shape(ellipsePath(0, -h + 2, r * 0.94, lip * 0.88), tone(palette.body, -0.12)) +
      shape(
        ellipsePath(0, -h + 10, r * 0.88, lip * 0.72),
        sheet.radial(
          [
            [0, tone(palette.substance, 0.1)],
            [0.5, palette.substance],
            [1, tone(palette.substance, -0.16)],
          ],
          0,
          -h + 10,
          r * 0.9,
          0.2,
        ),
      );
  const foot = clear ? -level : -h + 8;
  const light =
    wick === 'wood'
      ? shape(rectPath(-44, foot - 34, 88, 36), '#6b4328') +
        shape(rectPath(-44, foot - 34, 88, 12), '#1c120c') +
        flame(sheet, foot - 24, 70, 88)
      : line(`M0 ${n(foot)}v-30`, '#2a1c12', 6) + flame(sheet, foot - 22, 30, 118);
  const cover = cylinder(r * 0.98, clear ? 34 : 46, 10);
  const lid = place(r * 1.62, 56, 0.86, softShadow(sheet, r * 1.04, r * 0.2) + small(sheet, cover, clear ? 'metal' : 'cork', palette.cap));
  return {
    markup: turned(sheet, body, skin, print) + mouth + light + lid,
    shadow: `<path d="${outline(body)}"/>`,
    width: r * 2,
    height: h,
    ...(clear ? { glow: palette.body } : {}),
  };
}

/** A bottle with a brass collar and eight reeds fanning out of it; its stopper stands beside. */
function drawReeds({ sheet, label, palette }: FormContext, { radius: r, height: h }: Spec<'reeds'>): Form {
  const neck = r * 0.36;
  const body: Profile = [
    [neck, -h - 46],
    [neck, -h, 14],
    [r, -h + 36, 60],
    [r, -22, 26],
    [r - 20, 0],
  ];
  const tips = [-27, -19, -12, -5, 3, 10, 18, 26].map((turn, i) => {
    const reach = h * (1.08 + ((i * 5) % 3) * 0.06);
    const angle = (turn * Math.PI) / 180;
    return [Math.sin(angle) * reach, -h - 30 - Math.cos(angle) * reach] as const;
  });
  const reed = ([x, y]: readonly [number, number], from: number, foot: number, shade: number): string =>
    line(`M${n(from)} ${n(foot)}L${n(x)} ${n(y)}`, tone(palette.accent, -0.12 + shade), 12) +
    line(`M${n(from - 3)} ${n(foot)}L${n(x - 3)} ${n(y)}`, tone(palette.accent, 0.1 + shade), 4);
  const sticks = tips.map((tip, i) => reed(tip, tip[0] * 0.06, -h - 30, (i % 3) * 0.02)).join('');
  const sunk = tips.map(([x]) => `M${n(x * 0.05)} ${n(-h)}L${n(-x * 0.5)} -40`).join('');
  const w = r * 1.3;
  const print = line(sunk, tone(palette.accent, -0.1), 9, 0.4) + drawLabel(sheet, label, { x: -w / 2, y: -h * 0.72, w, h: h * 0.58 });
  const collar = cylinder(neck + 14, 54, 6);
  const ring = place(0, -h - 10, 1, turned(sheet, collar, { material: 'metal', colour: palette.cap }));
  const hole = shape(ellipsePath(0, -h - 62, neck * 0.86, neck * TILT), '#23160c', 0.85);
  const plug: Profile = [
    [30, -120],
    [58, -112, 40],
    [58, -58, 30],
    [30, -44, 8],
    [28, 0],
  ];
  const stopper = place(
    r * 1.56,
    34,
    1,
    softShadow(sheet, 60, 14) + turned(sheet, plug, { material: 'wood', colour: tone(palette.accent, -0.16) }),
  );
  const lines = tips.map(([x, y]) => `M0 ${n(-h)}L${n(x)} ${n(y)}`).join('');
  const bottle = turned(
    sheet,
    body,
    { material: 'glass', colour: palette.body, liquid: { colour: palette.substance, level: h * 0.7 } },
    print,
  );
  return {
    markup: bottle + ring + topFace(sheet, [[neck + 10, -h - 64]], palette.cap) + hole + sticks + stopper,
    shadow: `<path d="${outline(body)}"/><path d="${lines}" stroke-width="12"/>`,
    width: r * 2,
    height: h * 1.7,
    glow: palette.substance,
  };
}

/** A slim carton with the sticks standing out of it; one of them burns in its clay rest. */
function drawIncenseBox({ sheet, label, palette }: FormContext, { width: w, height: h }: Spec<'incense-box'>): Form {
  const carton = box(sheet, w, h, 120, palette.body, drawLabel(sheet, label, { x: -w * 0.4, y: -h * 0.94, w: w * 0.8, h: h * 0.84 }));
  let sticks = '';
  for (let i = 0; i < 13; i++) {
    const x = -w * 0.56 + (i * w * 1.02) / 12;
    const top = -h - 70 - ((i * 37) % 50);
    sticks +=
      line(`M${n(x)} ${n(-h + 20)}L${n(x + (i - 6) * 2)} ${n(top)}`, tone(palette.cap, ((i % 3) - 1) * 0.05), 11) +
      line(`M${n(x - 3)} ${n(-h + 20)}L${n(x - 3 + (i - 6) * 2)} ${n(top)}`, tone(palette.cap, 0.16), 3, 0.7);
  }
  const rest: Profile = [
    [26, -52],
    [40, -44, 12],
    [92, -14, 16],
    [88, 0],
  ];
  const clay =
    softShadow(sheet, 110, 20) +
    turned(sheet, rest, { material: 'ceramic', colour: palette.accent }) +
    topFace(sheet, rest, palette.accent) +
    incense(sheet, 0, -50, 46, 330, palette.cap);
  const back = rectPath(-w / 2 - 10, -h - 30, w + 10, 40);
  return {
    markup: shape(back, tone(palette.body, -0.2)) + sticks + carton.markup + place(w * 1.24, 46, 1, clay),
    shadow: `<path d="${carton.outline}"/><path d="${rectPath(-w * 0.5, -h - 90, w, 100)}"/>`,
    width: w + 90,
    height: h + 90,
    flatFoot: true,
  };
}

/** A wide, low bowl of bare metal, a stick burning in the bead at its middle. */
function drawIncenseDish({ sheet, label, palette }: FormContext, { radius: r }: Spec<'incense-dish'>): Form {
  const h = r * 0.34;
  const bowl: Profile = [
    [r, -h],
    [r * 0.97, -h * 0.62, 30],
    [r * 0.74, -h * 0.14, 90],
    [r * 0.5, 0],
  ];
  const lip = r * 0.19;
  const inside = sheet.linear(
    [
      [0, tone(palette.body, -0.3)],
      [0.35, tone(palette.body, -0.12)],
      [0.7, tone(palette.body, 0.14)],
      [1, tone(palette.body, -0.02)],
    ],
    -r,
    -h - 30,
    r,
    -h + 40,
  );
  const hollow =
    shape(ellipsePath(0, -h, r, lip), sheet.fade(tone(palette.body, 0.22), tone(palette.body, -0.06), -r, 0, r, 0)) +
    shape(ellipsePath(0, -h + 3, r * 0.955, lip * 0.9), inside) +
    shape(ellipsePath(r * 0.04, -h + lip * 0.36, r * 0.62, lip * 0.42), tone(palette.body, 0.06), 0.55) +
    filtered(sheet.blur(14, 20, 60), shape(ellipsePath(-r * 0.4, -h - lip * 0.3, r * 0.42, lip * 0.3), tone(palette.body, -0.4), 0.5));
  const bead: Profile = [
    [10, -70],
    [40, -64, 30],
    [44, -22, 26],
    [30, 0],
  ];
  const holder = place(
    0,
    -h + lip * 0.42,
    1,
    softShadow(sheet, 52, 10) +
      turned(sheet, bead, { material: 'metal', colour: palette.cap }) +
      incense(sheet, 0, -66, 34, 330, palette.substance),
  );
  const ash =
    line(`M${n(r * 0.16)} ${n(-h + lip * 0.5)}q28 -14 52 2`, '#c9c3ba', 9) +
    line(`M${n(r * 0.36)} ${n(-h + lip * 0.4)}q10 8 26 3`, '#b5aea5', 7);
  const mark = group('scale(1 .9)', drawMark(label.mark, label.ink, 0, -h * 0.34, h * 0.42));
  return {
    markup: turned(sheet, bowl, { material: 'metal', colour: palette.body }, mark) + hollow + ash + holder,
    shadow: `<path d="${outline(bowl)}"/><path d="M0 ${n(-h)}L34 ${n(-h - 380)}" stroke-width="9"/>`,
    width: r * 1.3,
    height: h + 120,
  };
}

/** Three small linen pillows with loops; the front one carries the sewn-on label. */
function drawLinenBags({ sheet, label, palette }: FormContext, { width: w, height: h }: Spec<'linen-bags'>): Form {
  const d = `M${n(-w * 0.42)} ${n(-h)}Q0 ${n(-h - 16)} ${n(w * 0.42)} ${n(-h)}Q${n(w * 0.47)} ${n(-h * 0.98)} ${n(w * 0.45)} ${n(-h * 0.9)}Q${n(w * 0.6)} ${n(-h * 0.36)} ${n(w * 0.51)} -26Q${n(w * 0.49)} 4 ${n(w * 0.42)} 4Q0 30 ${n(-w * 0.42)} 4Q${n(-w * 0.5)} 4 ${n(-w * 0.51)} -26Q${n(-w * 0.6)} ${n(-h * 0.36)} ${n(-w * 0.45)} ${n(-h * 0.9)}Q${n(-w * 0.47)} ${n(-h * 0.98)} ${n(-w * 0.42)} ${n(-h)}Z`;
  const weave =
    '<feTurbulence type="fractalNoise" baseFrequency=".16 .5" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .28 0 0 0 0 .19 0 0 0 0 .12 0 1.1 0 0 -.42"/>';
  const threads = sheet.filter(weave);
  const bag = (colour: string, front: string): string => {
    const dark = tone(colour, -0.28, 1.1);
    const round = sheet.radial(
      [
        [0, '#fff', 0.34],
        [0.4, '#fff', 0.05],
        [0.75, dark, 0.28],
        [1, dark, 0.68],
      ],
      -w * 0.16,
      -h * 0.64,
      h * 0.82,
    );
    const folds = `M${n(-w * 0.36)} ${n(-h * 0.95)}Q${n(-w * 0.3)} ${n(-h * 0.8)} ${n(-w * 0.36)} ${n(-h * 0.66)}M${n(w * 0.3)} ${n(-h * 0.95)}Q${n(w * 0.22)} ${n(-h * 0.82)} ${n(w * 0.3)} ${n(-h * 0.7)}M${n(w * 0.4)} ${n(-h * 0.3)}Q${n(w * 0.3)} ${n(-h * 0.16)} ${n(w * 0.34)} -20`;
    const loop = `M-14 ${n(-h + 6)}C-40 ${n(-h - 74)} 40 ${n(-h - 74)} 14 ${n(-h + 6)}`;
    const seam = `M${n(-w * 0.45)} ${n(-h + 30)}Q0 ${n(-h + 16)} ${n(w * 0.45)} ${n(-h + 30)}`;
    return (
      line(loop, tone(palette.accent, -0.04), 12) +
      clipped(
        sheet.clip(d),
        shape(d, colour) +
          filtered(threads, shape(d, '#000')) +
          shape(d, round) +
          filtered(sheet.blur(9, 20, 20), line(folds, dark, 14, 0.55)) +
          `<g stroke-dasharray="13 10">${line(seam, palette.accent, 4, 0.75)}</g>` +
          front,
      )
    );
  };
  const print = drawLabel(sheet, label, { x: -w * 0.29, y: -h * 0.74, w: w * 0.58, h: h * 0.58 });
  const drop = filtered(sheet.blur(14, 30, 30), place(20, 12, 1, shape(d, '#1d130c', 0.4)));
  const left = place(-w * 0.56, -16, 0.94, bag(palette.substance, ''), -13);
  const right = place(w * 0.58, -14, 0.92, bag(tone(palette.body, -0.06), ''), 15);
  return {
    markup: left + right + drop + place(0, 16, 1, bag(palette.body, print)),
    shadow: `<path d="${d}"/><path transform="translate(${n(-w * 0.56)} 0) rotate(-13)" d="${d}"/><path transform="translate(${n(w * 0.58)} 0) rotate(15)" d="${d}"/>`,
    width: w * 2,
    height: h,
    flatFoot: true,
  };
}

/** An open tin of balm; its lid leans behind it, the mark struck into the metal. */
function drawBalmTin({ sheet, label, palette }: FormContext, { radius: r }: Spec<'balm-tin'>): Form {
  const h = r * 0.42;
  const base: Profile = [
    [r, -h],
    [r, -16, 16],
    [r - 12, 0],
  ];
  const brass = (from: number): string =>
    sheet.linear(
      [
        [0, tone(palette.cap, from + 0.2)],
        [0.35, tone(palette.cap, from + 0.06)],
        [0.6, tone(palette.cap, from - 0.1)],
        [1, tone(palette.cap, from - 0.22)],
      ],
      -r * 0.8,
      -r * 0.9,
      r * 0.7,
      r * 0.9,
    );
  const [rx, ry] = [r * 0.94, r * 0.98];
  const lid = place(
    -r * 0.5,
    -ry * 0.98,
    1,
    shape(ellipsePath(16, 8, rx, ry), tone(palette.cap, -0.3)) +
      shape(ellipsePath(0, 0, rx, ry), brass(0.02)) +
      line(ellipsePath(0, 0, rx - 10, ry - 10), '#fff', 3, 0.5) +
      line(ellipsePath(0, 0, rx * 0.84, ry * 0.84), tone(palette.cap, -0.24), 4, 0.7) +
      group('translate(4 5)', drawMark(label.mark, tone(palette.cap, 0.24), 0, 0, r * 0.5)) +
      drawMark(label.mark, label.ink, 0, 0, r * 0.5),
    -8,
  );
  const lip = r * 0.2;
  const balm = sheet.radial(
    [
      [0, tone(palette.substance, 0.14)],
      [0.5, palette.substance],
      [1, tone(palette.substance, -0.16)],
    ],
    -r * 0.3,
    -h - lip * 0.3,
    r * 1.2,
    0.3,
  );
  const open =
    shape(ellipsePath(0, -h, r, lip), brass(0.08)) +
    shape(ellipsePath(0, -h + 3, r * 0.93, lip * 0.88), tone(palette.cap, -0.22)) +
    shape(ellipsePath(0, -h + 8, r * 0.9, lip * 0.8), balm) +
    line(
      `M${n(-r * 0.42)} ${n(-h + lip * 0.3)}Q${n(r * 0.06)} ${n(-h - lip * 0.5)} ${n(r * 0.5)} ${n(-h + 2)}`,
      tone(palette.substance, -0.14),
      26,
      0.55,
    ) +
    line(`M${n(-r * 0.4)} ${n(-h + lip * 0.24)}Q${n(r * 0.06)} ${n(-h - lip * 0.56)} ${n(r * 0.48)} ${n(-h - 4)}`, '#fff', 5, 0.6);
  const band = line(`M${n(-r)} ${n(-h * 0.62)}A${n(r)} ${n(r * TILT)} 0 0 0 ${n(r)} ${n(-h * 0.62)}`, tone(palette.cap, -0.3), 4, 0.6);
  const tin = place(
    r * 0.4,
    40,
    1,
    softShadow(sheet, r * 1.02, r * 0.18) + turned(sheet, base, { material: 'metal', colour: palette.cap }, band) + open,
  );
  return {
    markup: lid + tin,
    shadow: `<path transform="translate(${n(-r * 0.5)} ${n(-ry)})" d="${ellipsePath(0, 0, rx, ry)}"/><path transform="translate(${n(r * 0.4)} 30)" d="${outline(base)}"/>`,
    width: r * 2.2,
    height: r * 1.9,
  };
}

/** A slab of coloured glass with a metal collar and a tall cap. */
function drawFlacon({ sheet, label, palette }: FormContext, { width: w, height: h }: Spec<'flacon'>): Form {
  const slab = (inset: number, foot: number, round: number): string => {
    const [x, y] = [w / 2 - inset, -h + inset];
    return `M${n(-x + round)} ${n(y)}H${n(x - round)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + round)}V${n(-foot - round)}Q${n(x)} ${n(-foot)} ${n(x - round)} ${n(-foot)}H${n(-x + round)}Q${n(-x)} ${n(-foot)} ${n(-x)} ${n(-foot - round)}V${n(y + round)}Q${n(-x)} ${n(y)} ${n(-x + round)} ${n(y)}Z`;
  };
  const outer = slab(0, 0, 34);
  const inner = slab(30, 74, 22);
  const glass = sheet.linear(
    [
      [0, tone(palette.body, 0.12)],
      [0.08, tone(palette.body, -0.06)],
      [0.3, tone(palette.body, 0.08)],
      [0.8, tone(palette.body, -0.04)],
      [0.95, tone(palette.body, -0.12)],
      [1, tone(palette.body, 0.1)],
    ],
    -w / 2,
    0,
    w / 2,
    0,
  );
  const liquid = sheet.linear(
    [
      [0, tone(palette.substance, -0.1)],
      [0.5, palette.substance],
      [1, tone(palette.substance, -0.16)],
    ],
    -w / 2,
    -h,
    w / 2,
    0,
  );
  const thick = sheet.linear(
    [
      [0, tone(palette.body, -0.14), 0.2],
      [0.5, tone(palette.substance, 0.2), 0.75],
      [1, tone(palette.body, -0.1), 0.9],
    ],
    0,
    -76,
    0,
    0,
  );
  const level = -h * 0.84;
  const sheen = `M${n(-w * 0.42)} ${n(-h * 0.96)}H${n(-w * 0.24)}L${n(-w * 0.34)} -90H${n(-w * 0.42)}Z`;
  const reflections =
    filtered(sheet.blur(5, 20, 10), shape(sheen, '#fff', 0.34)) +
    shape(rectPath(-w * 0.485, -h + 40, 6, h - 80), '#fff', 0.5) +
    shape(rectPath(w * 0.468, -h + 40, 5, h - 80), '#fff', 0.3) +
    line(`M${n(-w * 0.44)} -70H${n(w * 0.44)}`, '#fff', 3, 0.4) +
    line(`M${n(-w * 0.44)} ${n(-h + 8)}H${n(w * 0.44)}`, '#fff', 4, 0.45);
  const body = clipped(
    sheet.clip(outer),
    shape(outer, glass) +
      shape(rectPath(-w / 2, -76, w, 76), thick) +
      clipped(sheet.clip(inner), shape(inner, tone(palette.body, 0.16), 0.6) + shape(rectPath(-w, level, w * 2, h), liquid)) +
      line(`M${n(-w * 0.43)} ${n(level)}H${n(w * 0.43)}`, tone(palette.substance, 0.26), 4, 0.8) +
      drawLabel(sheet, label, { x: -w * 0.36, y: -h * 0.78, w: w * 0.72, h: h * 0.62 }) +
      reflections,
  );
  const collar = cylinder(w * 0.2, 46, 6);
  const cap = cylinder(w * 0.235, h * 0.34, 14);
  const crown =
    place(0, -h + 4, 1, small(sheet, collar, 'metal', palette.accent)) +
    place(
      0,
      -h - 36,
      1,
      turned(sheet, cap, { material: 'gloss', colour: palette.cap }) +
        topFace(sheet, cap, palette.cap) +
        shape(
          strip(
            [
              [w * 0.235, -34],
              [w * 0.235, -24],
            ],
            -1,
            1,
          ),
          palette.accent,
          0.9,
        ),
    );
  return {
    markup: body + crown,
    shadow: `<path d="${outer}"/><path transform="translate(0 ${n(-h - 36)})" d="${outline(cap)}"/>`,
    width: w,
    height: h * 1.4,
    flatFoot: true,
    glow: palette.substance,
  };
}

/** Small brown bottles, each with a cap of its own colour, standing in a low tray. */
function drawOilSet({ sheet, label, palette }: FormContext, { caps }: Spec<'oil-set'>): Form {
  const gap = 176;
  const w = caps.length * gap + 50;
  const tray = box(sheet, w, 150, 150, palette.body, drawLabel(sheet, label, { x: -w * 0.3, y: -150, w: w * 0.6, h: 150 }));
  const vial: Profile = [
    [34, -296],
    [34, -262, 10],
    [72, -236, 34],
    [72, -14, 14],
    [62, 0],
  ];
  let row = '';
  let shadow = `<path d="${tray.outline}"/>`;
  caps.forEach((colour, i) => {
    const x = -((caps.length - 1) * gap) / 2 + i * gap;
    const paper =
      shape(rectPath(-90, -178, 180, 78), palette.cap, 0.95) +
      shape(rectPath(-90, -100, 180, 12), colour) +
      drawMark(label.mark, label.ink, 0, -142, 24);
    const glass = turned(
      sheet,
      vial,
      { material: 'glass', colour: palette.substance, liquid: { colour: tone(palette.substance, -0.06), level: 214 } },
      paper,
    );
    const cap = cylinder(46, 92, 8);
    row +=
      clipped(sheet.clip(rectPath(x - 90, -640, 180, 478)), place(x, -116, 1, glass)) +
      place(x, -116 - 282, 1, small(sheet, cap, 'gloss', colour));
    shadow += `<path d="${rectPath(x - 60, -360, 120, 220)}${rectPath(x - 44, -490, 88, 110)}"/>`;
  });
  const seats = caps.map((_, i) => shape(ellipsePath(-((caps.length - 1) * gap) / 2 + i * gap, -166, 80, 11), '#1d120b', 0.6)).join('');
  return { markup: tray.markup + seats + row, shadow, width: w + 90, height: 500, flatFoot: true };
}

/** A board box, and before it a stack of pressed tablets with one leaning on it. */
function drawTablets({ sheet, label, palette }: FormContext, { radius: r }: Spec<'tablets'>): Form {
  const [w, h] = [r * 2.5, r * 3.1];
  const carton = box(sheet, w, h, 170, palette.body, drawLabel(sheet, label, { x: -w * 0.42, y: -h * 0.94, w: w * 0.84, h: h * 0.88 }));
  const t = r * 0.42;
  const disc: Profile = [
    [r - 18, -t],
    [r, -t + 16, 16],
    [r, -14, 14],
    [r - 14, 0],
  ];
  let crumbs = '';
  for (let i = 0; i < 44; i++)
    crumbs += ellipsePath(
      sheet.random.between(-r, r),
      sheet.random.between(-t, 6),
      sheet.random.between(1.5, 4),
      sheet.random.between(1.5, 3),
    );
  const tablet = turned(sheet, disc, { material: 'matte', colour: palette.substance }, shape(crumbs, palette.accent, 0.5));
  const top =
    topFace(sheet, disc, palette.substance) +
    group(`translate(0 ${n(-t)}) scale(1 .16)`, drawMark(label.mark, tone(palette.substance, -0.22), 0, 0, r * 0.56));
  const stack =
    softShadow(sheet, r * 1.05, r * 0.18) + [0, 1, 2].map((i) => place((i % 2) * 10 - 4, -i * (t - 3), 1, tablet + top)).join('');
  const coin = r * 0.98;
  const face = sheet.fade(tone(palette.substance, 0.08), tone(palette.substance, -0.1), -coin, -coin, coin, coin);
  const leaning =
    filtered(sheet.blur(12, 30, 30), place(22, 14, 1, shape(ellipsePath(0, 0, coin * 0.9, coin), '#1d130c', 0.4))) +
    shape(ellipsePath(26, 4, coin * 0.9, coin), tone(palette.substance, -0.2)) +
    shape(ellipsePath(0, 0, coin * 0.9, coin), face) +
    line(ellipsePath(0, 0, coin * 0.76, coin * 0.86), tone(palette.substance, -0.14), 4, 0.8) +
    drawMark(label.mark, tone(palette.substance, -0.24), 0, 0, r * 0.5);
  return {
    markup: place(-r * 0.8, 0, 1, carton.markup) + place(r * 1.9, 44, 1, stack) + place(r * 0.66, -coin * 0.86 + 48, 1, leaning, -10),
    shadow: `<path transform="translate(${n(-r * 0.8)} 0)" d="${carton.outline}"/><path transform="translate(${n(r * 1.9)} 40)" d="${rectPath(-r, -t * 3, r * 2, t * 3)}"/>`,
    width: w + 200,
    height: h,
    flatFoot: true,
  };
}

export function drawScent(context: FormContext, spec: ScentSpec): Form {
  switch (spec.kind) {
    case 'candle':
      return drawCandle(context, spec);
    case 'reeds':
      return drawReeds(context, spec);
    case 'incense-box':
      return drawIncenseBox(context, spec);
    case 'incense-dish':
      return drawIncenseDish(context, spec);
    case 'linen-bags':
      return drawLinenBags(context, spec);
    case 'balm-tin':
      return drawBalmTin(context, spec);
    case 'flacon':
      return drawFlacon(context, spec);
    case 'oil-set':
      return drawOilSet(context, spec);
    case 'tablets':
      return drawTablets(context, spec);
  }
}
