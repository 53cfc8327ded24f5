// Scent for the home: candles, reeds, incense and its dish, linen bags, a balm tin, a flacon, oils in a tray, steam tablets.
import { tone } from '../colour.ts';
import { drawLabel } from '../labels.ts';
import { drawMark } from '../marks.ts';
import { turned } from '../materials.ts';
import { ellipsePath, n, outline, type Profile, TILT } from '../path.ts';
import { clipped, filtered, group, line, place, shape } from '../sheet.ts';
import { drawCandle, drawIncenseBox, drawIncenseDish, drawReeds } from './candle.ts';
import { drawFlacon, drawOilSet, drawTablets } from './flacon.ts';
import type { Form, FormContext } from './form.ts';
import { type ScentSpec, type Spec, softShadow } from './scent-parts.ts';

/** Draws three small linen pillows with loops; the front one has the sewn-on label. */
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

/** Draws an open tin of balm; its lid leans behind it, the mark struck into the metal. */
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
