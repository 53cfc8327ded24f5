// Slim things: pencils, mascara, balm stick, roll-on.
import { tone } from '../colour.ts';
import { drawLabel } from '../labels.ts';
import { drawMark } from '../marks.ts';
import { topFace, turned } from '../materials.ts';
import { ellipsePath, n, outline, type Profile } from '../path.ts';
import { filtered, group, line, place, type Sheet, shape } from '../sheet.ts';
import { lying, tube } from './colour-cosmetics.ts';
import type { Form, FormContext } from './form.ts';

export interface PencilsSpec {
  kind: 'pencils';
  length: number;
}

function pencil(sheet: Sheet, length: number, body: string, lead: string, cap: string): { markup: string; outline: string } {
  const r = 27;
  const barrel: Profile = [
    [r, -length],
    [r, 0],
  ];
  const cone = `M${-r} ${-length}L-8 ${-length - 96}H8L${r} ${-length}Q${r * 0.5} ${-length + 18} 0 ${-length}Q${-r * 0.5} ${-length + 18} ${-r} ${-length}Z`;
  const point = `M-8 ${-length - 96}L0 ${-length - 138}L8 ${-length - 96}Z`;
  const wood = sheet.linear(
    [
      [0, '#d9b98d'],
      [0.35, '#f0d9b4'],
      [1, '#b08a5c'],
    ],
    -r,
    0,
    r,
    0,
  );
  const end: Profile = [
    [r, -80],
    [r, 0],
  ];
  const bands =
    shape(`M${-r} -110h${2 * r}v12h${-2 * r}Z`, cap) +
    shape(`M${-r} ${-length * 0.62}h${2 * r}v4h${-2 * r}Z`, cap) +
    [0, 1, 2, 3, 4, 5].map((i) => shape(`M-5 ${n(-length * 0.58 + i * 24)}h10v${8 + (i % 3) * 6}h-10Z`, cap)).join('');
  return {
    markup:
      turned(sheet, barrel, { material: 'gloss', colour: body }, bands) +
      turned(sheet, end, { material: 'metal', colour: cap }) +
      shape(cone, wood) +
      shape(point, lead),
    outline: `${outline(barrel)}${cone}`,
  };
}

/** Draws two pencils across a small stone block, with a stroke next to them. */
export function drawPencils({ sheet, label, palette }: FormContext, { length }: PencilsSpec): Form {
  const one = pencil(sheet, length, palette.body, palette.substance, palette.cap);
  const two = pencil(sheet, length * 0.92, palette.accent, tone(palette.substance, 0.14), palette.cap);
  const strokes = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((i) => line(`M${-300 + i * 30} ${60 - i * 5}q16 -44 58 -66`, i % 2 ? palette.substance : tone(palette.substance, 0.08), 8, 0.85))
    .join('');
  const card =
    filtered(sheet.blur(12, 20, 20), place(16, 18, 1, shape('M-420 -40L180 -150L300 90L-330 190Z', '#2b1a12', 0.3))) +
    shape('M-420 -40L180 -150L300 90L-330 190Z', '#fbf6ee') +
    drawMark(label.mark, label.ink, 150, 20, 52, -10);
  const markup =
    card +
    place(40, 40, 1, strokes) +
    lying(sheet, -230, -60, 58, one.markup, one.outline) +
    lying(sheet, -330, -230, 47, two.markup, two.outline);
  return { markup: group('translate(60 -60) scale(1 .64)', markup), shadow: '', width: 10, height: 200 };
}

export interface MascaraSpec {
  kind: 'mascara';
  radius: number;
  height: number;
}

/** Draws the open tube with its wand leaning against it, bristles up. */
export function drawMascara({ sheet, label, palette }: FormContext, { radius: r, height: h }: MascaraSpec): Form {
  const body: Profile = [
    [r * 0.56, -h - 46],
    [r * 0.56, -h, 6],
    [r * 0.96, -h + 6, 10],
    [r, -h * 0.5, 40],
    [r * 0.86, -10, 10],
    [r * 0.8, 0],
  ];
  const vial =
    turned(
      sheet,
      body,
      { material: 'gloss', colour: palette.body },
      drawLabel(sheet, label, { x: -r * 0.8, y: -h * 0.9, w: r * 1.6, h: h * 0.72 }),
    ) + shape(ellipsePath(0, -h - 46, r * 0.42, r * 0.1), '#17120f');
  const cap: Profile = [
    [r * 0.8, -h * 0.56],
    [r * 0.96, -h * 0.5, 14],
    [r * 0.96, -12, 10],
    [r * 0.8, 0],
  ];
  let bristles = '';
  for (let i = 0; i < 44; i++) {
    const y = -h * 0.56 - 150 - i * 5.2;
    const reach = 13 + Math.sin((i / 44) * Math.PI) * 21;
    bristles += `M${n(-reach)} ${n(y + 5)}L${n(reach)} ${n(y - 7)}`;
  }
  const wand: Profile = [
    [6, -h * 0.56 - 380],
    [7, -h * 0.56],
  ];
  const brush =
    turned(sheet, wand, { material: 'gloss', colour: '#2b2622' }) +
    line(bristles, palette.substance, 3.4) +
    group('translate(-5 -2)', line(bristles.slice(0, bristles.length / 2), '#fff', 0.8, 0.16));
  const tool = brush + turned(sheet, cap, { material: 'metal', colour: palette.cap }) + topFace(sheet, cap, palette.cap);
  const x = r * 2.9;
  return {
    markup: place(x, 26, 1, tool, 11) + vial,
    shadow: `<path d="${outline(body)}"/><g transform="translate(${n(x)} 26) rotate(11)"><path d="${outline(cap)}${outline(wand)}"/></g>`,
    width: r * 2,
    height: h + 60,
  };
}

export interface StickSpec {
  kind: 'stick';
  radius: number;
  height: number;
}

/** Draws a twisted-up balm in a paper tube, with its cap next to it. */
export function drawStick({ sheet, label, palette }: FormContext, { radius: r, height: h }: StickSpec): Form {
  const body: Profile = [
    [r, -h],
    [r, 0],
  ];
  const inner: Profile = [
    [r * 0.84, -h - 34],
    [r * 0.84, -h],
  ];
  const balm = `M${n(-r * 0.74)} ${n(-h - 30)}V${n(-h - 120)}C${n(-r * 0.7)} ${n(-h - 190)} ${n(r * 0.3)} ${n(-h - 236)} ${n(r * 0.74)} ${n(-h - 190)}V${n(-h - 30)}A${n(r * 0.74)} ${n(r * 0.1)} 0 0 1 ${n(-r * 0.74)} ${n(-h - 30)}Z`;
  const fill = sheet.linear(
    [
      [0, tone(palette.substance, -0.1)],
      [0.25, tone(palette.substance, 0.08)],
      [0.6, palette.substance],
      [1, tone(palette.substance, -0.18)],
    ],
    -r,
    0,
    r,
    0,
  );
  const slant = `M${n(-r * 0.72)} ${n(-h - 124)}C${n(-r * 0.66)} ${n(-h - 188)} ${n(r * 0.3)} ${n(-h - 232)} ${n(r * 0.72)} ${n(-h - 188)}C${n(r * 0.5)} ${n(-h - 130)} ${n(-r * 0.4)} ${n(-h - 88)} ${n(-r * 0.72)} ${n(-h - 124)}Z`;
  const cap = tube(r * 1.02, -h * 0.56, 0, 6);
  const stickMarkup =
    shape(balm, fill) +
    shape(slant, tone(palette.substance, 0.09), 0.9) +
    turned(sheet, inner, { material: 'matte', colour: '#f2ead9' }) +
    topFace(sheet, inner, '#f2ead9') +
    turned(
      sheet,
      body,
      { material: 'matte', colour: palette.body },
      drawLabel(sheet, label, { x: -r * 0.78, y: -h * 0.92, w: r * 1.56, h: h * 0.84 }),
    );
  const capMarkup = turned(sheet, cap, { material: 'matte', colour: palette.cap }) + topFace(sheet, cap, palette.cap);
  const x = r * 2.7;
  return {
    markup: place(x, -24, 1, capMarkup) + stickMarkup,
    shadow: `<path d="${outline(body)}${balm}"/><path transform="translate(${n(x)} -24)" d="${outline(cap)}"/>`,
    width: r * 2,
    height: h + 210,
  };
}

export interface RollOnSpec {
  kind: 'roll-on';
  radius: number;
  height: number;
}

/** Draws a slim vial with a steel ball, with its cap next to it. */
export function drawRollOn({ sheet, label, palette }: FormContext, { radius: r, height: h }: RollOnSpec): Form {
  const body: Profile = [
    [r * 0.7, -h],
    [r, -h + 26, 26],
    [r, -14, 12],
    [r - 10, 0],
  ];
  const vial = turned(
    sheet,
    body,
    { material: 'frosted', colour: palette.body, liquid: { colour: palette.substance, level: h * 0.76 } },
    drawLabel(sheet, label, { x: -r * 0.78, y: -h * 0.84, w: r * 1.56, h: h * 0.72 }),
  );
  const collar = tube(r * 0.74, -h - 40, -h, 6);
  const ballY = -h - 52;
  const steel = sheet.radial(
    [
      [0, '#ffffff'],
      [0.3, '#dfe4e6'],
      [0.62, '#7d878c'],
      [0.85, '#4b5458'],
      [1, '#aeb8bc'],
    ],
    -r * 0.16,
    ballY - r * 0.2,
    r * 0.72,
  );
  const ball = shape(ellipsePath(0, ballY, r * 0.52, r * 0.52), steel);
  const cap = tube(r * 0.98, -h * 0.52, 0, 14);
  const x = r * 2.9;
  const capMarkup = turned(sheet, cap, { material: 'metal', colour: palette.cap }) + topFace(sheet, cap, palette.cap);
  return {
    markup: place(x, 10, 1, capMarkup) + vial + ball + turned(sheet, collar, { material: 'metal', colour: palette.cap }),
    shadow: `<path d="${outline(body)}${ellipsePath(0, ballY, r * 0.5, r * 0.5)}"/><path transform="translate(${n(x)} 10)" d="${outline(cap)}"/>`,
    width: r * 2,
    height: h + 90,
  };
}
