// Squeezed and folded packs: tubes, the flat sun bottle, the pouch.
import { tone } from '../colour.ts';
import { drawLabel, type LabelSpec } from '../labels.ts';
import { topFace, turned } from '../materials.ts';
import { n, outline, type Profile, rectPath } from '../path.ts';
import { clipped, filtered, group, line, type Sheet, shape } from '../sheet.ts';
import type { Form, FormContext } from './form.ts';

export interface TubeSpec {
  kind: 'tube';
  width: number;
  height: number;
  /** Body colours of one to three tubes; the first is in front. */
  bodies: readonly string[];
  metal: boolean;
}

interface OneTube {
  markup: string;
  shadow: string;
}

/** Draws a tube on its cap: round at the cap, flat at the crimp, so its light narrows into a fan towards the top. */
function oneTube(sheet: Sheet, spec: TubeSpec, body: string, cap: string, label: LabelSpec): OneTube {
  const { width: w, height: h } = spec;
  const capHeight = h * 0.17;
  const r = w / 2;
  const d = `M${n(-r * 1.12)} ${n(-h)}H${n(r * 1.12)}L${n(r * 0.98)} ${n(-h * 0.5)}L${n(r * 0.92)} ${n(-capHeight - 16)}Q${n(r * 0.9)} ${n(-capHeight + 8)} ${n(r * 0.74)} ${n(-capHeight + 10)}H${n(-r * 0.74)}Q${n(-r * 0.9)} ${n(-capHeight + 8)} ${n(-r * 0.92)} ${n(-capHeight - 16)}L${n(-r * 0.98)} ${n(-h * 0.5)}Z`;
  const dark = tone(body, -0.32, 1.1);
  const round = sheet.linear(
    [
      [0, dark, 0.4],
      [0.1, dark, 0.08],
      [0.26, '#fff', spec.metal ? 0.75 : 0.42],
      [0.4, '#fff', 0.08],
      [0.6, dark, 0.1],
      [0.85, dark, 0.55],
      [0.95, dark, 0.42],
      [1, dark, 0.2],
    ],
    -r,
    0,
    r,
    0,
  );
  const flat = sheet.linear(
    [
      [0, body, 0.9],
      [0.1, body, 0.6],
      [0.5, body, 0],
    ],
    0,
    -h,
    0,
    -h * 0.2,
  );
  const fan = `M${n(-r * 0.3)} ${n(-capHeight)}L${n(-r * 0.8)} ${n(-h + 50)}L${n(-r * 0.2)} ${n(-h + 50)}Z`;
  const fan2 = `M${n(r * 0.5)} ${n(-capHeight)}L${n(r * 0.2)} ${n(-h + 50)}L${n(r * 0.9)} ${n(-h + 50)}Z`;
  const soft = filtered(sheet.blur(18, 40, 10), shape(fan, '#fff', spec.metal ? 0.6 : 0.34) + shape(fan2, dark, 0.3));
  let crimp = '';
  for (let i = 0; i < 30; i++) crimp += `M${n(-r * 1.1 + (i * w * 1.1) / 30)} ${n(-h + 4)}v36`;
  const seam =
    shape(rectPath(-r * 1.12, -h, w * 1.12, 44), tone(body, 0.03)) +
    line(crimp, tone(body, -0.14), 2, 0.55) +
    shape(rectPath(-r * 1.1, -h + 44, w * 1.1, 4), dark, 0.35);
  const box = { x: -r * 0.74, y: -h * 0.84, w: r * 1.48, h: h * 0.58 };
  const capProfile: Profile = [
    [r * 0.76, -capHeight],
    [r * 0.78, -capHeight + 12, 8],
    [r * 0.76, 0],
  ];
  const skin = turned(sheet, capProfile, { material: spec.metal ? 'gloss' : 'matte', colour: cap });
  const tube = clipped(sheet.clip(d), shape(d, body) + shape(d, round) + shape(d, flat) + drawLabel(sheet, label, box) + soft + seam);
  return { markup: skin + topFace(sheet, capProfile, cap) + tube, shadow: `<path d="${d}"/><path d="${outline(capProfile)}"/>` };
}

export function drawTube({ sheet, label, palette }: FormContext, spec: TubeSpec): Form {
  const count = spec.bodies.length;
  if (count <= 1) {
    const one = oneTube(sheet, spec, palette.body, palette.cap, label);
    return { ...one, width: spec.width * 0.8, height: spec.height };
  }
  const spots = [
    [-spec.width * 1.12, -26, -4],
    [spec.width * 1.16, -30, 4],
    [0, 14, 0],
  ] as const;
  let markup = '';
  let shadow = '';
  spots.forEach(([x, y, turn], i) => {
    const one = oneTube(
      sheet,
      { ...spec, height: spec.height * (i === 2 ? 1 : 0.93) },
      spec.bodies[(i + 1) % count] ?? palette.body,
      palette.cap,
      label,
    );
    markup += group(`translate(${n(x)} ${n(y)}) rotate(${turn})`, one.markup);
    shadow += `<g transform="translate(${n(x)} ${n(y)})">${one.shadow}</g>`;
  });
  return { markup, shadow, width: spec.width * 3, height: spec.height };
}

export interface TottleSpec {
  kind: 'tottle';
  width: number;
  height: number;
}

/** Draws a flat oval bottle resting on its wide cap, as sun lotions do. */
export function drawTottle({ sheet, label, palette }: FormContext, { width: w, height: h }: TottleSpec): Form {
  const r = w / 2;
  const cap = h * 0.2;
  const d = `M0 ${n(-h)}C${n(-r * 0.9)} ${n(-h)} ${n(-r * 1.06)} ${n(-h * 0.74)} ${n(-r)} ${n(-h * 0.48)}C${n(-r * 0.96)} ${n(-h * 0.34)} ${n(-r * 0.8)} ${n(-h * 0.26)} ${n(-r * 0.74)} ${n(-cap)}H${n(r * 0.74)}C${n(r * 0.8)} ${n(-h * 0.26)} ${n(r * 0.96)} ${n(-h * 0.34)} ${n(r)} ${n(-h * 0.48)}C${n(r * 1.06)} ${n(-h * 0.74)} ${n(r * 0.9)} ${n(-h)} 0 ${n(-h)}Z`;
  const dark = tone(palette.body, -0.3, 1.1);
  const side = sheet.linear(
    [
      [0, dark, 0.42],
      [0.08, dark, 0.1],
      [0.2, '#fff', 0.5],
      [0.45, '#fff', 0],
      [0.7, dark, 0.12],
      [0.92, dark, 0.5],
      [1, dark, 0.25],
    ],
    -r,
    0,
    r,
    0,
  );
  const capProfile: Profile = [
    [r * 0.76, -cap],
    [r * 0.78, -cap + 10, 8],
    [r * 0.74, 0],
  ];
  const glint = filtered(
    sheet.blur(5, 60, 10),
    line(
      `M${n(-r * 0.74)} ${n(-h * 0.42)}C${n(-r * 0.8)} ${n(-h * 0.7)} ${n(-r * 0.62)} ${n(-h * 0.88)} ${n(-r * 0.3)} ${n(-h * 0.95)}`,
      '#fff',
      16,
      0.8,
    ),
  );
  const body = clipped(
    sheet.clip(d),
    shape(d, palette.body) + drawLabel(sheet, label, { x: -r * 0.72, y: -h * 0.88, w: r * 1.44, h: h * 0.58 }) + shape(d, side) + glint,
  );
  const markup =
    turned(sheet, capProfile, { material: 'gloss', colour: palette.cap }) + topFace(sheet, capProfile, palette.cap, -0.04) + body;
  return { markup, shadow: `<path d="${d}"/><path d="${outline(capProfile)}"/>`, width: w * 0.8, height: h };
}

export interface PouchSpec {
  kind: 'pouch';
  width: number;
  height: number;
}

/** Draws a stand-up bag: belly at the foot, heat seal at the top, creases running down from the seal. */
export function drawPouch({ sheet, label, palette }: FormContext, { width: w, height: h }: PouchSpec): Form {
  const r = w / 2;
  const d = `M${n(-r * 0.94)} ${n(-h)}H${n(r * 0.94)}C${n(r * 0.92)} ${n(-h * 0.7)} ${n(r * 1.0)} ${n(-h * 0.4)} ${n(r)} ${n(-30)}Q${n(r * 0.96)} 4 ${n(r * 0.7)} 22Q0 50 ${n(-r * 0.7)} 22Q${n(-r * 0.96)} 4 ${n(-r)} -30C${n(-r)} ${n(-h * 0.4)} ${n(-r * 0.92)} ${n(-h * 0.7)} ${n(-r * 0.94)} ${n(-h)}Z`;
  const dark = tone(palette.body, -0.3, 1.1);
  const side = sheet.linear(
    [
      [0, dark, 0.34],
      [0.12, '#fff', 0.22],
      [0.32, '#fff', 0.2],
      [0.55, dark, 0.02],
      [0.86, dark, 0.4],
      [1, dark, 0.5],
    ],
    -r,
    0,
    r,
    0,
  );
  const creases = `M${n(-r * 0.7)} ${n(-h * 0.86)}Q${n(-r * 0.78)} ${n(-h * 0.5)} ${n(-r * 0.9)} ${n(-h * 0.2)}L${n(-r * 0.7)} ${n(-h * 0.5)}ZM${n(r * 0.8)} ${n(-h * 0.86)}Q${n(r * 0.6)} ${n(-h * 0.5)} ${n(r * 0.84)} ${n(-h * 0.1)}L${n(r * 0.9)} ${n(-h * 0.5)}Z`;
  const gusset = `M${n(-r * 0.96)} ${n(-70)}Q0 ${n(70)} ${n(r * 0.96)} -70`;
  const soft = filtered(sheet.blur(14, 20, 10), shape(creases, dark, 0.5) + group('translate(-22 0)', shape(creases, '#fff', 0.5)));
  const seal =
    shape(rectPath(-r, -h, w, h * 0.075), dark, 0.16) +
    line(`M${n(-r)} ${n(-h * 0.925)}H${n(r)}M${n(-r)} ${n(-h * 0.86)}H${n(r)}`, dark, 3, 0.4) +
    line(`M${n(-r)} ${n(-h * 0.853)}H${n(r)}`, '#fff', 3, 0.5);
  const notch = shape(`M${n(-r)} ${n(-h * 0.89)}l16 -9v18Z`, dark, 0.5);
  const paper = `<feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .15 0 0 0 0 .1 0 1 0 0 -.45"/>`;
  const grain = `<g opacity=".4">${filtered(sheet.filter(paper), shape(d, '#000'))}</g>`;
  const markup = clipped(
    sheet.clip(d),
    shape(d, palette.body) +
      grain +
      drawLabel(sheet, label, { x: -r * 0.7, y: -h * 0.8, w: r * 1.4, h: h * 0.66 }) +
      shape(d, side) +
      soft +
      line(gusset, dark, 4, 0.35) +
      seal +
      notch,
  );
  return { markup, shadow: `<path d="${d}"/>`, width: w, height: h };
}
