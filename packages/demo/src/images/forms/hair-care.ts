// Hair care without a bottle: a wooden comb before its carton, a shampoo disc before its paper drum.
import { mix, tone } from '../colour.ts';
import { drawLabel } from '../labels.ts';
import { drawMark } from '../marks.ts';
import { topFace, turned } from '../materials.ts';
import { ellipsePath, n, outline, type Profile } from '../path.ts';
import { clipped, filtered, group, line, place, type Sheet, shape } from '../sheet.ts';
import { box } from './cartons.ts';
import type { Form, FormContext } from './form.ts';

export interface CombSpec {
  kind: 'hair-comb';
  width: number;
  teeth: number;
}

/** Returns the comb's outline on its teeth: an arched back, a broad guard at each end. */
function combPath(w: number, teeth: number): string {
  const r = w / 2;
  const guard = w * 0.075;
  const step = (w - 2 * guard) / (teeth * 2 + 1);
  const half = step / 2;
  let d = `M${n(-r)} -120C${n(-r)} -196 ${n(-r * 0.62)} -226 0 -232C${n(r * 0.62)} -226 ${n(r)} -196 ${n(r)} -120L${n(r - 6)} -14Q${n(r - 8)} 0 ${n(r - 24)} 0Q${n(r - guard + 4)} 0 ${n(r - guard + 2)} -14`;
  for (let i = 0; i < teeth; i++) {
    const right = r - guard - step * (i * 2 + 1);
    const root = -118 - 26 * Math.cos(((right - half) / r) * 1.35);
    d +=
      `L${n(right + step)} ${n(root + half)}Q${n(right + half)} ${n(root - half)} ${n(right)} ${n(root + half)}` +
      `L${n(right - step * 0.08)} -12Q${n(right - half)} 10 ${n(right - step * 0.92)} -12`;
  }
  const last = -r + guard;
  return `${d}L${n(last + step)} -112Q${n(last + half)} -132 ${n(last)} -112L${n(last - 2)} -14Q${n(last - 4)} 0 ${n(-r + 24)} 0Q${n(-r + 8)} 0 ${n(-r + 6)} -14Z`;
}

function comb(sheet: Sheet, w: number, teeth: number, wood: string): { markup: string; outline: string } {
  const d = combPath(w, teeth);
  const noise = `<feTurbulence type="fractalNoise" baseFrequency=".005 .11" numOctaves="3" seed="7"/><feColorMatrix values="0 0 0 0 .3 0 0 0 0 .17 0 0 0 0 .08 0 2.8 0 0 -1.15"/>`;
  const light = sheet.linear(
    [
      [0, '#fff', 0.42],
      [0.2, '#fff', 0.08],
      [0.5, '#3a2414', 0.04],
      [1, '#3a2414', 0.34],
    ],
    -w * 0.1,
    -232,
    w * 0.06,
    0,
  );
  const back = `M${n(-w * 0.47)} -136C${n(-w * 0.44)} -190 ${n(-w * 0.3)} -210 0 -215C${n(w * 0.3)} -210 ${n(w * 0.44)} -190 ${n(w * 0.47)} -136`;
  const markup =
    group('translate(9 -7)', shape(d, tone(wood, -0.26))) +
    clipped(
      sheet.clip(d),
      shape(d, wood) + filtered(sheet.filter(noise), shape(d, '#000')) + shape(d, light) + line(back, '#fff4e0', 5, 0.5),
    ) +
    line(d, tone(wood, -0.3), 1.6, 0.5);
  return { markup, outline: d };
}

/** Draws a wooden comb leaning on its teeth against a paper carton. */
export function drawComb({ sheet, label, palette }: FormContext, { width: w, teeth }: CombSpec): Form {
  const [bw, bh] = [w * 0.46, 660];
  const carton = box(
    sheet,
    bw,
    bh,
    90,
    palette.body,
    drawLabel(sheet, label, { x: -bw * 0.42, y: -bh * 0.95, w: bw * 0.84, h: bh * 0.58 }),
  );
  const one = comb(sheet, w, teeth, palette.substance);
  const leaning = place(
    28,
    34,
    1,
    filtered(sheet.blur(12, 12, 30), group('translate(26 -10)', shape(one.outline, '#081a1e', 0.5))) +
      filtered(sheet.blur(7, 10, 200), shape(ellipsePath(8, 4, w * 0.49, 9), '#081a1e', 0.55)) +
      one.markup,
    -2,
  );
  return {
    markup: carton.markup + leaning,
    shadow: `<path d="${carton.outline}"/><path transform="translate(28 34)" d="${ellipsePath(0, -110, w * 0.48, 110)}"/>`,
    width: w,
    height: bh,
    flatFoot: true,
  };
}

export interface DiscSpec {
  kind: 'shampoo-disc';
  radius: number;
}

/** Draws a stamped round bar on its edge, with its paper drum behind it. */
export function drawDisc({ sheet, label, palette }: FormContext, { radius: r }: DiscSpec): Form {
  const R = r * 1.3;
  const h = r * 1.75;
  const drum: Profile = [
    [R, -h],
    [R, 0],
  ];
  const lid: Profile = [
    [R * 1.03, -h * 0.34],
    [R * 1.035, -h * 0.33, 6],
    [R * 1.035, 0],
  ];
  const body =
    turned(
      sheet,
      drum,
      { material: 'matte', colour: palette.body },
      drawLabel(sheet, label, { x: -R * 0.84, y: -h * 0.64, w: R * 1.1, h: h * 0.62 }),
    ) +
    place(
      0,
      -h * 0.72,
      1,
      filtered(sheet.blur(9, 20, 90), shape(ellipsePath(0, 10, R, R * 0.14), '#06171a', 0.4)) +
        turned(sheet, lid, { material: 'matte', colour: palette.cap }) +
        topFace(sheet, lid, palette.cap),
    );
  const bar = palette.substance;
  const face = ellipsePath(0, -r, r * 0.95, r);
  const rim = ellipsePath(r * 0.2, -r * 1.01, r * 0.93, r * 0.98);
  const light = sheet.radial(
    [
      [0, tone(bar, 0.08)],
      [0.6, bar],
      [1, tone(bar, -0.1)],
    ],
    -r * 0.36,
    -r * 1.4,
    r * 1.5,
  );
  const side = sheet.fade(tone(bar, -0.12), tone(bar, -0.3), 0, -r * 2, r, 0);
  let flecks = '';
  for (let i = 0; i < 60; i++) {
    const [a, reach] = [sheet.random.between(0, Math.PI * 2), Math.sqrt(sheet.random.next()) * r * 0.86];
    const size = sheet.random.between(1, 3.4);
    flecks += ellipsePath(Math.cos(a) * reach, -r + Math.sin(a) * reach, size, size * 0.8);
  }
  const ink = mix(palette.accent, bar, 0.25);
  const stamp =
    group('translate(-3 -4)', drawMark(label.mark, tone(bar, -0.26), 0, -r, r * 0.5)) +
    group('translate(3 4)', drawMark(label.mark, '#ffffff', 0, -r, r * 0.5)) +
    drawMark(label.mark, ink, 0, -r, r * 0.5);
  const ring = ellipsePath(0, -r, r * 0.78, r * 0.82);
  const disc =
    shape(rim, side) +
    clipped(
      sheet.clip(face),
      shape(face, light) +
        shape(flecks, tone(palette.accent, -0.1), 0.45) +
        group('translate(2 3)', line(ring, '#fff', 5, 0.8)) +
        line(ring, tone(bar, -0.2), 4, 0.7) +
        stamp,
    ) +
    line(face, '#fff', 3, 0.55);
  const standing = place(
    R * 0.86,
    46,
    1,
    filtered(sheet.blur(16, 30, 30), group('translate(34 8)', shape(ellipsePath(0, -r * 0.9, r * 0.9, r * 0.92), '#06171a', 0.34))) +
      filtered(sheet.blur(8, 30, 120), shape(ellipsePath(r * 0.12, 0, r * 0.56, 13), '#06171a', 0.6)) +
      disc,
    4,
  );
  return {
    markup: place(-r * 0.42, 0, 1, body) + standing,
    shadow: `<path transform="translate(${n(-r * 0.42)} 0)" d="${outline(drum)}"/><path transform="translate(${n(R * 0.86)} 46)" d="${face}"/>`,
    width: R * 2,
    height: h + 30,
  };
}
