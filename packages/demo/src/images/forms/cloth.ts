// Cloth things: a stack of face cloths, a sleep mask round its box, a pillowcase in an envelope, a hot-water bottle in its coat.
import { tone } from '../colour.ts';
import { drawLabel } from '../labels.ts';
import { n, rectPath } from '../path.ts';
import { clipped, filtered, line, place, type Sheet, type Stop, shape } from '../sheet.ts';
import { box } from './cartons.ts';
import { INK, woven } from './cloth-parts.ts';
import type { Form, FormContext } from './form.ts';
import { drawHotWaterBottle, type HotWaterBottleSpec } from './hot-water-bottle.ts';

export type ClothSpec =
  | { kind: 'folded-cloths'; width: number; count: number }
  | { kind: 'sleep-mask'; width: number; height: number }
  | { kind: 'silk-fold'; width: number; height: number }
  | HotWaterBottleSpec;

type Spec<K extends ClothSpec['kind']> = Extract<ClothSpec, { kind: K }>;

/** Draws the gleam of satin: parallel slanted bands of light and dark. */
function satin(sheet: Sheet, colour: string, x1: number, y1: number, x2: number, y2: number): string {
  const steps = [-0.04, 0.06, 0.1, -0.02, -0.1, 0.02, 0.09, -0.03, -0.13, -0.06];
  return sheet.linear(
    steps.map((step, i): Stop => [i / (steps.length - 1), tone(colour, step)]),
    x1,
    y1,
    x2,
    y2,
  );
}

function drawFoldedCloths({ sheet, label, palette }: FormContext, { width: w, count }: Spec<'folded-cloths'>): Form {
  const [layer, back, inset] = [74, 118, 74];
  const h = layer * count;
  let stack = '';
  let silhouette = '';
  for (let i = 0; i < count; i++) {
    const foot = -layer * i;
    const half = w / 2 - i * 2 + sheet.random.between(-7, 7);
    const colour = i % 2 ? tone(palette.body, -0.02) : palette.body;
    const d = `M${n(-half + 30)} ${n(foot - layer)}H${n(half - 30)}C${n(half + 10)} ${n(foot - layer)} ${n(half + 10)} ${n(foot)} ${n(half - 30)} ${n(foot)}Q0 ${n(foot + 7)} ${n(-half + 30)} ${n(foot)}C${n(-half - 10)} ${n(foot)} ${n(-half - 10)} ${n(foot - layer)} ${n(-half + 30)} ${n(foot - layer)}Z`;
    const round = sheet.linear(
      [
        [0, '#fff', 0.5],
        [0.3, '#fff', 0.12],
        [0.62, tone(colour, -0.2), 0.16],
        [1, tone(colour, -0.34), 0.8],
      ],
      0,
      foot - layer,
      0,
      foot,
    );
    const turn = sheet.linear(
      [
        [0, INK, 0.16],
        [0.08, INK, 0],
        [0.7, INK, 0.03],
        [1, INK, 0.3],
      ],
      -half,
      0,
      half,
      0,
    );
    const gap = `M${n(-half + 12)} ${n(foot - layer * 0.46)}Q${n(-half * 0.3)} ${n(foot - layer * 0.38)} ${n(half - 12)} ${n(foot - layer * 0.48)}`;
    stack += shape(d, colour) + shape(d, round) + shape(d, turn) + line(gap, tone(colour, -0.26), 3, 0.4);
    silhouette += d;
  }
  const top = `M${n(-w / 2 + 34)} ${n(-h + 3)}Q${n(-w / 2 + 14)} ${n(-h - 6)} ${n(-w / 2 + 34)} ${n(-h - 24)}L${n(-w / 2 + inset)} ${n(-h - back + 12)}Q${n(-w / 2 + inset + 8)} ${n(-h - back)} ${n(-w / 2 + inset + 30)} ${n(-h - back)}H${n(w / 2 - inset - 30)}Q${n(w / 2 - inset - 8)} ${n(-h - back)} ${n(w / 2 - inset)} ${n(-h - back + 12)}L${n(w / 2 - 34)} ${n(-h - 24)}Q${n(w / 2 - 14)} ${n(-h - 6)} ${n(w / 2 - 34)} ${n(-h + 3)}Z`;
  const face = shape(top, sheet.fade(tone(palette.body, 0.07), tone(palette.body, -0.05), -w / 2, 0, w / 2, 0));
  const hem = line(`M${n(-w / 2 + inset + 4)} ${n(-h - back + 22)}H${n(w / 2 - inset - 4)}`, tone(palette.body, -0.2), 4, 0.5);
  const b = w * 0.25;
  const front = rectPath(-b, -h - 2, b * 2, h + 5);
  const over = `M${n(-b)} ${n(-h - 2)}L${n(-b * 0.8)} ${n(-h - back - 1)}H${n(b * 0.8)}L${n(b)} ${n(-h - 2)}Z`;
  const bend = sheet.linear(
    [
      [0, '#fff', 0.3],
      [0.4, '#fff', 0],
      [1, INK, 0.2],
    ],
    -b,
    -h,
    b,
    0,
  );
  const band =
    filtered(sheet.blur(7, 20, 10), place(7, 3, 1, shape(front, INK, 0.34))) +
    shape(over, sheet.fade(tone(palette.cap, 0.09), tone(palette.cap, 0.03), -b, 0, b, 0)) +
    shape(front, palette.cap) +
    drawLabel(sheet, label, { x: -b * 0.9, y: -h * 0.97, w: b * 1.8, h: h * 0.94 }) +
    shape(front, bend) +
    line(`M${n(-b)} ${n(-h - 2)}H${n(b)}`, '#fff', 3, 0.6);
  return {
    markup: stack + face + hem + woven(sheet, silhouette + top, 0.46) + band,
    shadow: `<path d="${silhouette}${top}"/>`,
    width: w * 0.96,
    height: h + back,
    flatFoot: true,
  };
}

/** Returns the mask's outline, two units wide, with room for the nose. */
const maskPath = (r: number): string => {
  const p = (x: number, y: number): string => `${n(x * r)} ${n(y * r)}`;
  return `M${p(-1, -0.1)}C${p(-1, -0.42)} ${p(-0.56, -0.5)} ${p(0, -0.45)}C${p(0.56, -0.5)} ${p(1, -0.42)} ${p(1, -0.1)}C${p(1, 0.3)} ${p(0.76, 0.48)} ${p(0.5, 0.47)}C${p(0.26, 0.46)} ${p(0.2, 0.2)} ${p(0, 0.19)}C${p(-0.2, 0.2)} ${p(-0.26, 0.46)} ${p(-0.5, 0.47)}C${p(-0.76, 0.48)} ${p(-1, 0.3)} ${p(-1, -0.1)}Z`;
};

function drawSleepMask({ sheet, label, palette }: FormContext, { width: w, height: h }: Spec<'sleep-mask'>): Form {
  const depth = 190;
  const [dx, dy] = [depth * 0.8, -depth * 0.3];
  const print = drawLabel(sheet, label, { x: -w * 0.4, y: -h * 0.97, w: w * 0.8, h: h * 0.42 });
  const carton = box(sheet, w, h, depth, palette.cap, print);
  const left = -(w + dx) / 2;
  const middle = left + w / 2;
  const [y, r, half] = [-h * 0.29, w * 0.47, 34];
  const strap = (x: number, sx: number, sy: number, lit: number): string => {
    const d = `M${n(x)} ${n(y - half)}l${n(sx)} ${n(sy)}v${n(half * 2)}l${n(-sx)} ${n(-sy)}Z`;
    let gathers = '';
    for (let i = 1; i * 11 < sx; i++)
      gathers += `M${n(x + i * 11)} ${n(y - half + (sy * i * 11) / sx)}q${i % 2 ? 5 : -4} ${n(half)} 0 ${n(half * 2)}`;
    const fill = sheet.fade(tone(palette.body, 0.04 + lit), tone(palette.body, -0.14 + lit), 0, y - half, 0, y + half);
    return place(4, 8, 1, shape(d, INK, 0.16)) + shape(d, fill) + line(gathers, tone(palette.body, -0.22), 2.4, 0.4);
  };
  const straps = strap(left, w * 0.06, 0, 0) + strap(middle + r * 0.95, w / 2 - r * 0.95, 0, -0.03) + strap(left + w, dx, dy, -0.11);
  const d = maskPath(r);
  const rim = maskPath(r * 0.955);
  const dark = tone(palette.body, -0.28);
  const puff = sheet.radial(
    [
      [0, '#fff', 0.3],
      [0.45, '#fff', 0],
      [0.78, dark, 0.12],
      [1, dark, 0.62],
    ],
    -r * 0.22,
    -r * 0.24,
    r * 1.25,
    0.62,
  );
  const folds = `M${n(-r * 0.86)} ${n(-r * 0.06)}Q${n(-r * 0.5)} ${n(-r * 0.32)} ${n(-r * 0.1)} ${n(-r * 0.2)}M${n(r * 0.12)} ${n(-r * 0.22)}Q${n(r * 0.5)} ${n(-r * 0.34)} ${n(r * 0.84)} ${n(-r * 0.08)}`;
  const lid = `M${n(-r * 0.7)} ${n(r * 0.06)}Q${n(-r * 0.47)} ${n(r * 0.25)} ${n(-r * 0.24)} ${n(r * 0.06)}M${n(r * 0.24)} ${n(r * 0.06)}Q${n(r * 0.47)} ${n(r * 0.25)} ${n(r * 0.7)} ${n(r * 0.06)}`;
  const mask =
    filtered(sheet.blur(11, 20, 30), place(12, 16, 1, shape(d, INK, 0.5))) +
    shape(d, tone(palette.accent, -0.02)) +
    line(d, tone(palette.accent, -0.16), 3, 0.7) +
    clipped(
      sheet.clip(rim),
      shape(rim, satin(sheet, palette.body, -r, -r * 0.5, r * 0.8, r * 0.7)) +
        filtered(sheet.blur(12, 20, 60), line(folds, '#fff', 26, 0.42)) +
        shape(rim, puff),
    ) +
    line(lid, palette.accent, 6, 0.95);
  return {
    markup: carton.markup + straps + place(middle, y, 1, mask),
    shadow: `<path d="${carton.outline}"/>`,
    width: w + dx,
    height: h,
    flatFoot: true,
  };
}

/** Draws a bow of flat ribbon, its knot at the origin. */
function bow(sheet: Sheet, size: number, colour: string): string {
  const s = (x: number, y: number): string => `${n(x * size)} ${n(y * size)}`;
  const loop = (k: number): string =>
    `M0 0C${s(k * 0.3, -0.5)} ${s(k * 0.95, -0.52)} ${s(k, -0.14)}C${s(k * 1.02, 0.16)} ${s(k * 0.4, 0.2)} 0 0Z`;
  const tail = (k: number): string => `M0 0L${s(k * 0.34, 0.78)}L${s(k * 0.5, 0.64)}L${s(k * 0.64, 0.72)}L${s(k * 0.16, -0.02)}Z`;
  const knot = rectPath(-size * 0.13, -size * 0.15, size * 0.26, size * 0.3);
  const both = loop(-1) + loop(1) + tail(-1) + tail(1);
  return (
    filtered(sheet.blur(6, 20, 20), place(6, 8, 1, shape(both, INK, 0.36))) +
    shape(tail(-1) + tail(1), sheet.fade(tone(colour, -0.1), tone(colour, 0.03), 0, 0, 0, size * 0.8)) +
    shape(loop(-1), sheet.fade(tone(colour, 0.06), tone(colour, -0.14), -size, -size * 0.3, 0, 0)) +
    shape(loop(1), sheet.fade(tone(colour, -0.16), tone(colour, 0.04), 0, 0, size, -size * 0.2)) +
    shape(knot, sheet.fade(tone(colour, 0.08), tone(colour, -0.12), -size * 0.1, 0, size * 0.14, size * 0.1))
  );
}

function drawSilkFold({ sheet, label, palette }: FormContext, { width: w, height: h }: Spec<'silk-fold'>): Form {
  const r = w / 2;
  const pocket = h * 0.56;
  const paper = palette.cap;
  const flap = `M${n(-r)} ${n(-pocket)}L${n(-r * 0.5)} ${n(-h - 34)}Q0 ${n(-h - 64)} ${n(r * 0.5)} ${n(-h - 34)}L${n(r)} ${n(-pocket)}Z`;
  const silk = (k: number, rise: number): string =>
    `M${n(-r * k)} -30V${n(-rise + 26)}Q${n(-r * k)} ${n(-rise)} ${n(-r * k + 26)} ${n(-rise)}H${n(r * k - 26)}Q${n(r * k)} ${n(-rise)} ${n(r * k)} ${n(-rise + 26)}V-30Z`;
  const [behind, fore] = [silk(0.86, h * 0.97), silk(0.83, h * 0.91)];
  const crease = `M${n(-r * 0.8)} ${n(-h * 0.78)}Q${n(-r * 0.3)} ${n(-h * 0.72)} ${n(-r * 0.04)} ${n(-h * 0.62)}M${n(r * 0.1)} ${n(-h * 0.84)}Q${n(r * 0.5)} ${n(-h * 0.78)} ${n(r * 0.82)} ${n(-h * 0.68)}`;
  const cloth =
    shape(behind, satin(sheet, tone(palette.body, -0.05), -r, -h, r * 0.4, -h * 0.4)) +
    filtered(sheet.blur(8, 10, 10), place(0, -8, 1, shape(fore, INK, 0.3))) +
    clipped(
      sheet.clip(fore),
      shape(fore, satin(sheet, palette.body, -r, -h * 0.95, r, -h * 0.3)) +
        filtered(
          sheet.blur(12, 20, 60),
          line(crease, tone(palette.body, -0.24), 20, 0.5) + place(0, -26, 1, line(crease, '#fff', 20, 0.7)),
        ) +
        line(`M${n(-r)} ${n(-h * 0.91 + 34)}H${n(r)}`, tone(palette.body, -0.2), 3, 0.5),
    );
  const wide = r * 0.12;
  const ribbon =
    place(5, 0, 1, shape(rectPath(-wide, -h * 0.97, wide * 2, h * 0.6), INK, 0.16)) +
    shape(
      rectPath(-wide, -h * 0.97, wide * 2, h * 0.6),
      sheet.fade(tone(palette.accent, 0.05), tone(palette.accent, -0.08), -wide, 0, wide, 0),
    );
  const front = `M${n(-r)} ${n(-pocket)}Q${n(-r * 0.4)} ${n(-pocket + 14)} ${n(-r * 0.22)} ${n(-pocket + 44)}Q0 ${n(-pocket + 74)} ${n(r * 0.22)} ${n(-pocket + 44)}Q${n(r * 0.4)} ${n(-pocket + 14)} ${n(r)} ${n(-pocket)}V0H${n(-r)}Z`;
  const lit = sheet.linear(
    [
      [0, '#fff', 0.34],
      [0.45, '#fff', 0.03],
      [1, tone(paper, -0.3), 0.34],
    ],
    -r,
    -pocket,
    r,
    0,
  );
  const envelope =
    filtered(sheet.blur(9, 10, 10), place(6, -10, 1, shape(front, INK, 0.36))) +
    shape(front, paper) +
    drawLabel(sheet, label, { x: -r * 0.6, y: -pocket * 0.84, w: r * 1.2, h: pocket * 0.8 }) +
    shape(front, lit) +
    line(`M${n(-r + 3)} ${n(-pocket + 2)}V-2H${n(r - 3)}`, '#fff', 3, 0.4) +
    line(`M${n(-r + 22)} ${n(-pocket + 30)}V-18M${n(r - 22)} ${n(-pocket + 30)}V-18`, tone(paper, -0.18), 2.4, 0.5);
  return {
    markup:
      shape(flap, sheet.fade(tone(paper, -0.12), tone(paper, -0.03), 0, -pocket, 0, -h)) +
      line(`M${n(-r)} ${n(-pocket)}L${n(-r * 0.5)} ${n(-h - 34)}Q0 ${n(-h - 64)} ${n(r * 0.5)} ${n(-h - 34)}`, '#fff', 3, 0.45) +
      cloth +
      ribbon +
      place(0, -h * 0.74, 1, bow(sheet, r * 0.36, palette.accent)) +
      envelope,
    shadow: `<path d="${front}${flap}"/>`,
    width: w,
    height: h + 50,
    flatFoot: true,
  };
}

/** Draws the cloth form of the recipe. */
export function drawCloth(context: FormContext, spec: ClothSpec): Form {
  switch (spec.kind) {
    case 'folded-cloths':
      return drawFoldedCloths(context, spec);
    case 'sleep-mask':
      return drawSleepMask(context, spec);
    case 'silk-fold':
      return drawSilkFold(context, spec);
    case 'hot-water-bottle':
      return drawHotWaterBottle(context, spec);
  }
}
