// A brush with powder in its handle: bristles up, with the clear cap next to it.
import { mix, tone } from '../colour.ts';
import { drawLabel } from '../labels.ts';
import { turned } from '../materials.ts';
import { ellipsePath, n, outline, type Profile } from '../path.ts';
import { clipped, filtered, line, place, type Sheet, shape } from '../sheet.ts';
import { tube } from './colour-cosmetics.ts';
import type { Form, FormContext } from './form.ts';

export interface PowderBrushSpec {
  kind: 'powder-brush';
  radius: number;
  /** Height of the handle with its ferrule, without the bristles. */
  height: number;
}

/** Draws the head: a tulip of fibres, paler and dusted towards the tips. */
function head(sheet: Sheet, r: number, y: number, colour: string, powder: string): { markup: string; outline: string } {
  const tall = r * 3.3;
  const wide = r * 1.56;
  const d = `M${n(-r * 0.86)} ${n(y)}C${n(-r * 1.1)} ${n(y - tall * 0.3)} ${n(-wide)} ${n(y - tall * 0.4)} ${n(-wide)} ${n(y - tall * 0.66)}C${n(-wide * 0.9)} ${n(y - tall * 0.94)} ${n(-wide * 0.4)} ${n(y - tall)} 0 ${n(y - tall)}C${n(wide * 0.4)} ${n(y - tall)} ${n(wide * 0.9)} ${n(y - tall * 0.94)} ${n(wide)} ${n(y - tall * 0.66)}C${n(wide)} ${n(y - tall * 0.4)} ${n(r * 1.1)} ${n(y - tall * 0.3)} ${n(r * 0.86)} ${n(y)}Z`;
  const upright = sheet.linear(
    [
      [0, mix(powder, '#ffffff', 0.35)],
      [0.34, powder],
      [0.72, colour],
      [1, tone(colour, -0.16)],
    ],
    0,
    y - tall,
    0,
    y,
  );
  const across = sheet.linear(
    [
      [0, tone(colour, -0.26), 0.5],
      [0.26, '#fff', 0.34],
      [0.5, '#fff', 0],
      [0.86, tone(colour, -0.3), 0.5],
      [1, tone(colour, -0.3), 0.3],
    ],
    -wide,
    0,
    wide,
    0,
  );
  let dark = '';
  let light = '';
  for (let i = 0; i < 46; i++) {
    const share = i / 22.5 - 1;
    const reach = tall * (0.99 - share ** 2 * 0.2) + sheet.random.between(-8, 8);
    const fibre = `M${n(share * r * 0.84)} ${n(y)}C${n(share * r * 1.1)} ${n(y - tall * 0.3)} ${n(share * wide)} ${n(y - tall * 0.46)} ${n(share * wide * 0.97)} ${n(y - reach)}`;
    if (i % 2) dark += fibre;
    else light += fibre;
  }
  const fibres = line(dark, tone(colour, -0.24), 2, 0.32) + line(light, '#fff', 1.6, 0.36);
  const bloom = filtered(sheet.blur(16, 30, 30), shape(ellipsePath(-wide * 0.2, y - tall * 0.86, wide * 0.5, tall * 0.1), '#fff', 0.5));
  return { markup: clipped(sheet.clip(d), shape(d, upright) + fibres + shape(d, across) + bloom), outline: d };
}

export function drawPowderBrush({ sheet, label, palette }: FormContext, { radius: r, height: h }: PowderBrushSpec): Form {
  const ferrule = r * 0.9;
  const grip: Profile = [
    [r, -h + ferrule],
    [r, -18, 16],
    [r - 14, 0],
  ];
  const collar = tube(r * 0.98, -h, -h + ferrule, 5);
  const bristles = head(sheet, r, -h, palette.accent, palette.substance);
  const box = { x: -r * 0.8, y: -h * 0.74, w: r * 1.6, h: h * 0.62 };
  const handle = turned(sheet, grip, { material: 'gloss', colour: palette.body }, drawLabel(sheet, label, box));
  const cap: Profile = [
    [r * 1.3, -r * 3.9],
    [r * 1.42, -r * 3.8, 20],
    [r * 1.42, 0],
  ];
  const foot = tube(r * 1.46, -r * 0.5, 0, 5);
  const x = r * 3.7;
  const contact = filtered(sheet.blur(9, 30, 60), shape(ellipsePath(r * 0.2, 4, r * 1.5, r * 0.2), '#2b1a12', 0.42));
  const hood =
    contact +
    turned(sheet, cap, { material: 'glass', colour: mix(palette.cap, '#ffffff', 0.6) }) +
    turned(sheet, foot, { material: 'metal', colour: palette.cap }) +
    line(ellipsePath(0, -r * 3.9, r * 1.26, r * 0.16), '#fff', 2.4, 0.7);
  return {
    markup: place(x, -22, 1, hood) + bristles.markup + handle + turned(sheet, collar, { material: 'metal', colour: palette.cap }),
    shadow: `<path d="${outline(grip)}${outline(collar)}${bristles.outline}"/><path transform="translate(${n(x)} -22)" d="${outline(cap)}"/>`,
    width: r * 2,
    height: h + r * 3.3,
  };
}
