// Hand-held tools: a curved stone and its linen pouch, a jade roller, a slatted soap dish, a tea bowl and its whisk.
import { mix, tone } from '../colour.ts';
import { drawLabel } from '../labels.ts';
import { drawMark } from '../marks.ts';
import { ellipsePath, n, rectPath } from '../path.ts';
import { clipped, filtered, group, line, place, type Sheet, shape } from '../sheet.ts';
import type { Form, FormContext } from './form.ts';
import { drawGuaSha, drawJadeRoller, type GuaShaSpec, type JadeRollerSpec } from './stone.ts';
import { fibres, SHADE, soft } from './stone-parts.ts';
import { drawTeaBowl, type TeaBowlSpec } from './tea-bowl.ts';

export interface SoapDishSpec {
  kind: 'soap-dish';
  width: number;
  slats: number;
}

export type StoneAndWoodSpec = GuaShaSpec | JadeRollerSpec | SoapDishSpec | TeaBowlSpec;

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

/** Draws the dish flat, from the front and slightly above: slats recede, a runner crosses below. */
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
