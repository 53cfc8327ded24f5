// A soft bottle in a linen cover, with its neck and stopper.
import { mix, tone } from '../colour.ts';
import { drawLabel } from '../labels.ts';
import { turned } from '../materials.ts';
import { n, type Profile, rectPath } from '../path.ts';
import { clipped, filtered, group, line, place, shape } from '../sheet.ts';
import { INK, woven } from './cloth-parts.ts';
import type { Form, FormContext } from './form.ts';

export interface HotWaterBottleSpec {
  kind: 'hot-water-bottle';
  width: number;
  height: number;
}

export function drawHotWaterBottle({ sheet, label, palette }: FormContext, { width: w, height: h }: HotWaterBottleSpec): Form {
  const r = w / 2;
  const p = (x: number, y: number): string => `${n(x * r)} ${n(y * h)}`;
  const d = `M${p(-0.3, -0.99)}Q${p(0, -1.02)} ${p(0.3, -0.99)}C${p(0.31, -0.9)} ${p(0.3, -0.87)} ${p(0.5, -0.84)}C${p(0.86, -0.81)} ${p(0.98, -0.76)} ${p(0.98, -0.62)}C${p(1.06, -0.4)} ${p(1.04, -0.2)} ${p(0.99, -0.08)}C${p(0.97, 0)} ${p(0.9, 0.004)} ${p(0.76, 0.004)}Q${p(0, 0.03)} ${p(-0.76, 0.004)}C${p(-0.9, 0.004)} ${p(-0.97, 0)} ${p(-0.99, -0.08)}C${p(-1.04, -0.2)} ${p(-1.06, -0.4)} ${p(-0.98, -0.62)}C${p(-0.98, -0.76)} ${p(-0.86, -0.81)} ${p(-0.5, -0.84)}C${p(-0.3, -0.87)} ${p(-0.31, -0.9)} ${p(-0.3, -0.99)}Z`;
  const dark = tone(palette.body, -0.3, 1.1);
  const round = sheet.radial(
    [
      [0, '#fff', 0.4],
      [0.4, '#fff', 0.05],
      [0.72, dark, 0.2],
      [1, dark, 0.72],
    ],
    -r * 0.34,
    -h * 0.56,
    h * 0.72,
  );
  let quilting = '';
  for (let i = -3; i <= 3; i++) quilting += `M${p(i * 0.25, -0.83)}Q${p(i * 0.33, -0.4)} ${p(i * 0.28, 0)}`;
  const channels =
    filtered(sheet.blur(7, 20, 10), line(quilting, dark, 15, 0.3) + place(-13, 0, 1, line(quilting, '#fff', 9, 0.3))) +
    `<g stroke-dasharray="12 9">${line(quilting, dark, 2.6, 0.55)}</g>`;
  let ribs = '';
  for (let i = -5; i <= 5; i++) ribs += `M${p(i * 0.052, -1)}Q${p(i * 0.056, -0.92)} ${p(i * 0.066, -0.87)}`;
  const patch = { x: -r * 0.46, y: -h * 0.62, w: r * 0.92, h: h * 0.44 };
  const edge = rectPath(patch.x, patch.y, patch.w, patch.h);
  const seam = rectPath(patch.x + 9, patch.y + 9, patch.w - 18, patch.h - 18);
  const sewn =
    filtered(sheet.blur(6, 20, 20), place(5, 7, 1, shape(edge, INK, 0.34))) +
    shape(edge, palette.cap) +
    drawLabel(sheet, label, { x: patch.x + 16, y: patch.y + 16, w: patch.w - 32, h: patch.h - 32 }) +
    `<g stroke-dasharray="11 8">${line(seam, label.ink, 2.4, 0.5)}</g>`;
  const funnel: Profile = [
    [r * 0.4, -84, 10],
    [r * 0.42, -66, 14],
    [r * 0.3, -26, 24],
    [r * 0.26, 14],
  ];
  const stopper: Profile = [
    [r * 0.17, -74],
    [r * 0.19, -66, 8],
    [r * 0.19, -18, 6],
    [r * 0.26, -8, 8],
    [r * 0.26, 10],
  ];
  const rubber = tone(palette.substance, -0.02);
  const neck =
    place(0, -h * 0.985, 1, turned(sheet, funnel, { material: 'matte', colour: rubber })) +
    place(0, -h * 0.985 - 84, 1, turned(sheet, stopper, { material: 'matte', colour: palette.accent }));
  const cord = `M${p(-0.33, -0.87)}Q${p(0, -0.845)} ${p(0.33, -0.87)}`;
  const ends = `M${p(0.06, -0.855)}C${p(0.16, -0.8)} ${p(0.1, -0.74)} ${p(0.2, -0.69)}M${p(0.02, -0.855)}C${p(-0.02, -0.8)} ${p(0.06, -0.76)} ${p(0, -0.71)}`;
  const tie =
    place(4, 6, 1, line(cord + ends, INK, 11, 0.3)) + line(cord + ends, palette.substance, 11) + line(cord + ends, '#fff', 3, 0.3);
  const coat = clipped(
    sheet.clip(d),
    shape(d, palette.body) +
      woven(sheet, d, 0.52) +
      channels +
      line(ribs, dark, 5, 0.5) +
      shape(d, round) +
      shape(
        rectPath(-r * 1.1, -h * 0.1, r * 2.2, h * 0.12),
        sheet.linear(
          [
            [0, dark, 0],
            [1, mix(dark, INK, 0.3), 0.4],
          ],
          0,
          -h * 0.1,
          0,
          0,
        ),
      ),
  );
  return {
    markup: neck + coat + sewn + tie,
    shadow: `<path d="${d}"/>${group(`translate(0 ${n(-h * 0.985)})`, `<path d="${rectPath(-r * 0.4, -84, r * 0.8, 100)}"/>`)}`,
    width: w * 0.9,
    height: h + 160,
    flatFoot: true,
  };
}
