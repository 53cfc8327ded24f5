// A flacon, a set of oils, tablets for the shower.
import { tone } from '../colour.ts';
import { drawLabel } from '../labels.ts';
import { drawMark } from '../marks.ts';
import { topFace, turned } from '../materials.ts';
import { ellipsePath, n, outline, type Profile, rectPath, strip } from '../path.ts';
import { clipped, filtered, group, line, place, shape } from '../sheet.ts';
import { box } from './cartons.ts';
import type { Form, FormContext } from './form.ts';
import { standingCylinder } from './profiles.ts';
import { type Spec, small, softShadow } from './scent-parts.ts';

/** Draws a slab of coloured glass with a metal collar and a tall cap. */
export function drawFlacon({ sheet, label, palette }: FormContext, { width: w, height: h }: Spec<'flacon'>): Form {
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
  const collar = standingCylinder(w * 0.2, 46, 6);
  const cap = standingCylinder(w * 0.235, h * 0.34, 14);
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

/** Draws small brown bottles in a low tray, each with its own cap colour. */
export function drawOilSet({ sheet, label, palette }: FormContext, { caps }: Spec<'oil-set'>): Form {
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
    const cap = standingCylinder(46, 92, 8);
    row +=
      clipped(sheet.clip(rectPath(x - 90, -640, 180, 478)), place(x, -116, 1, glass)) +
      place(x, -116 - 282, 1, small(sheet, cap, 'gloss', colour));
    shadow += `<path d="${rectPath(x - 60, -360, 120, 220)}${rectPath(x - 44, -490, 88, 110)}"/>`;
  });
  const seats = caps.map((_, i) => shape(ellipsePath(-((caps.length - 1) * gap) / 2 + i * gap, -166, 80, 11), '#1d120b', 0.6)).join('');
  return { markup: tray.markup + seats + row, shadow, width: w + 90, height: 500, flatFoot: true };
}

/** Draws a board box with a stack of pressed tablets in front, one leaning on it. */
export function drawTablets({ sheet, label, palette }: FormContext, { radius: r }: Spec<'tablets'>): Form {
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
