// Room scent: candles, reeds, incense.
import { tone } from '../colour.ts';
import { drawLabel } from '../labels.ts';
import { drawMark } from '../marks.ts';
import { topFace, turned } from '../materials.ts';
import { ellipsePath, n, outline, type Profile, rectPath, TILT } from '../path.ts';
import { filtered, group, line, place, type Sheet, shape } from '../sheet.ts';
import { box } from './cartons.ts';
import type { Form, FormContext } from './form.ts';
import { standingCylinder } from './profiles.ts';
import { type Spec, small, softShadow } from './scent-parts.ts';

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

export function incense(sheet: Sheet, x: number, foot: number, lean: number, length: number, colour: string): string {
  const top = foot - length;
  return (
    line(`M${n(x)} ${n(foot)}L${n(x + lean)} ${n(top)}`, tone(colour, -0.1), 9) +
    line(`M${n(x - 2)} ${n(foot)}L${n(x + lean - 2)} ${n(top)}`, tone(colour, 0.12), 3) +
    line(`M${n(x + lean)} ${n(top)}l${n(lean * 0.05)} -20`, '#b9b2aa', 9) +
    line(`M${n(x + lean)} ${n(top)}l${n(lean * 0.01)} -4`, '#ff8a3c', 9) +
    smoke(sheet, x + lean * 1.05, top - 24, 250)
  );
}

/** Draws a burning poured candle with its lid lying next to it. */
export function drawCandle({ sheet, label, palette }: FormContext, { radius: r, height: h, material, wick }: Spec<'candle'>): Form {
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
  const cover = standingCylinder(r * 0.98, clear ? 34 : 46, 10);
  const lid = place(r * 1.62, 56, 0.86, softShadow(sheet, r * 1.04, r * 0.2) + small(sheet, cover, clear ? 'metal' : 'cork', palette.cap));
  return {
    markup: turned(sheet, body, skin, print) + mouth + light + lid,
    shadow: `<path d="${outline(body)}"/>`,
    width: r * 2,
    height: h,
    ...(clear ? { glow: palette.body } : {}),
  };
}

/** Draws a bottle with a brass collar, eight reeds fanning out of it, and its stopper next to it. */
export function drawReeds({ sheet, label, palette }: FormContext, { radius: r, height: h }: Spec<'reeds'>): Form {
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
  const collar = standingCylinder(neck + 14, 54, 6);
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

/** Draws a slim carton with the sticks protruding from it; one of them burns in its clay rest. */
export function drawIncenseBox({ sheet, label, palette }: FormContext, { width: w, height: h }: Spec<'incense-box'>): Form {
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

/** Draws a wide, low bowl of bare metal with a burning stick in the bead at its center. */
export function drawIncenseDish({ sheet, label, palette }: FormContext, { radius: r }: Spec<'incense-dish'>): Form {
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
