// Makeup: gloss vial with wand, compact, pot, pencils, mascara, stick; and the roll-on, which has the same structure.
import { tone } from '../colour.ts';
import { drawLabel, type LabelSpec } from '../labels.ts';
import { drawMark } from '../marks.ts';
import { topFace, turned } from '../materials.ts';
import { ellipsePath, n, outline, type Profile } from '../path.ts';
import { clipped, filtered, group, line, place, type Sheet, shape } from '../sheet.ts';
import type { Form, FormContext, Palette } from './form.ts';

export const tube = (r: number, y0: number, y1: number, round = 8): Profile => [
  [r - round * 0.6, y0],
  [r, y0 + round, round],
  [r, y1],
];

/** Draws an object lying on the table, drawn upright and turned; its shadow is a soft copy just below it. */
export function lying(sheet: Sheet, x: number, y: number, turn: number, markup: string, silhouette: string): string {
  const shadow = filtered(
    sheet.blur(10, 30, 30),
    group(`translate(${n(x + 16)} ${n(y + 20)}) rotate(${turn})`, shape(silhouette, '#2b1a12', 0.42)),
  );
  return shadow + place(x, y, 1, markup, turn);
}

export interface GlossSpec {
  kind: 'gloss';
  radius: number;
  height: number;
}

/** Draws an open vial of tint, with the cap and its doe-foot wand in front. */
export function drawGloss({ sheet, label, palette }: FormContext, { radius: r, height: h }: GlossSpec): Form {
  const vial: Profile = [
    [r * 0.5, -h - 50],
    [r * 0.5, -h, 6],
    [r, -h + 8, 14],
    [r, -16, 14],
    [r - 12, 0],
  ];
  const liquid = { colour: palette.substance, level: h * 0.86 };
  const box = { x: -r * 0.8, y: -h * 0.86, w: r * 1.6, h: h * 0.7 };
  const body = turned(sheet, vial, { material: 'glass', colour: palette.body, liquid }, drawLabel(sheet, label, box));
  const cap = tube(r * 0.92, -h * 0.8, 0, 12);
  const wand: Profile = [
    [9, 0],
    [9, h * 0.42],
  ];
  const tip = `M-12 ${n(h * 0.42)}C-26 ${n(h * 0.52)} -18 ${n(h * 0.66)} 4 ${n(h * 0.68)}C24 ${n(h * 0.62)} 22 ${n(h * 0.5)} 12 ${n(h * 0.42)}Z`;
  const applicator =
    turned(sheet, wand, { material: 'gloss', colour: '#efe9e2' }) +
    shape(tip, palette.substance) +
    line(`M-10 ${n(h * 0.48)}C-16 ${n(h * 0.54)} -8 ${n(h * 0.62)} 0 ${n(h * 0.64)}`, '#fff', 5, 0.5) +
    turned(sheet, cap, { material: 'metal', colour: palette.cap }) +
    topFace(sheet, cap, palette.cap);
  const smear =
    shape('M-10 26C50 -8 190 0 240 22C260 40 140 54 70 50C20 48 -40 44 -10 26Z', palette.substance) +
    line('M20 26C90 12 160 14 214 24', '#fff', 6, 0.45);
  const laid = lying(sheet, r * 3.1, 40, 66, applicator, `${outline(cap)}M-10 0H10V${n(h * 0.6)}H-10Z`);
  return {
    markup: body + place(-r * 3.6, 30, 0.9, smear) + laid,
    shadow: `<path d="${outline(vial)}"/>`,
    width: r * 2,
    height: h + 50,
    glow: palette.substance,
  };
}

export interface CompactSpec {
  kind: 'compact';
  radius: number;
}

/** Draws the raised lid: a metal ring around the mirror, with the mark etched low on the glass. */
function compactLid(sheet: Sheet, label: LabelSpec, palette: Palette, r: number, lidY: number): string {
  const ring = sheet.linear(
    [
      [0, tone(palette.cap, 0.16)],
      [0.4, palette.cap],
      [1, tone(palette.cap, -0.22)],
    ],
    -r,
    lidY - r,
    r,
    lidY + r,
  );
  const mirror = sheet.linear(
    [
      [0, '#f7fafa'],
      [0.36, '#d5dfe0'],
      [0.37, '#eef3f3'],
      [0.6, '#c2cfd1'],
      [1, '#dfe6e6'],
    ],
    -r,
    lidY - r,
    r,
    lidY + r,
  );
  return (
    shape(ellipsePath(0, lidY, r * 1.02, r), ring) +
    shape(ellipsePath(4, lidY + 3, r * 0.9, r * 0.88), tone(palette.cap, -0.25)) +
    shape(ellipsePath(0, lidY, r * 0.89, r * 0.87), mirror) +
    clipped(
      sheet.clip(ellipsePath(0, lidY, r * 0.89, r * 0.87)),
      drawMark(label.mark, label.ink, r * 0.42, lidY + r * 0.36, r * 0.24) +
        shape(`M${n(-r)} ${n(lidY + r * 0.3)}L${n(r * 0.2)} ${n(lidY - r)}h90L${n(-r)} ${n(lidY + r * 0.6)}Z`, '#fff', 0.5),
    )
  );
}

/** Draws the soaked sponge in its well, with its pores. */
function cushionIn(sheet: Sheet, palette: Palette, r: number, y: number, squash: number): string {
  const cushion =
    shape(ellipsePath(0, y, r * 1.02, r * squash), tone(palette.body, 0.05)) +
    shape(ellipsePath(0, y + 4, r * 0.84, r * squash * 0.82), tone(palette.body, -0.28)) +
    shape(
      ellipsePath(0, y + 8, r * 0.82, r * squash * 0.78),
      sheet.fade(tone(palette.substance, 0.06), tone(palette.substance, -0.1), -r, y - 60, r, y + 60),
    );
  let pores = '';
  for (let i = 0; i < 120; i++) {
    const [a, q] = [sheet.random.between(0, 6.28), Math.sqrt(sheet.random.next()) * 0.78];
    pores += ellipsePath(Math.cos(a) * r * q, y + 8 + Math.sin(a) * r * squash * 0.95 * q, 5, 2.6);
  }
  return cushion + shape(pores, tone(palette.substance, -0.2), 0.5);
}

/** Draws an open round compact: lid with mirror behind, cushion in front. */
export function drawCompact({ sheet, label, palette }: FormContext, { radius: r }: CompactSpec): Form {
  const lidY = -r * 1.16;
  const lid = compactLid(sheet, label, palette, r, lidY);
  const squash = 0.34;
  const y = -70;
  const base: Profile = [
    [r * 1.02, y],
    [r * 1.04, y + 16, 10],
    [r * 0.98, 0],
  ];
  const side = `M${n(-r * 1.02)} ${y}A${n(r * 1.02)} ${n(r * squash)} 0 0 0 ${n(r * 1.02)} ${y}V${y + 56}A${n(r * 1.02)} ${n(r * squash)} 0 0 1 ${n(-r * 1.02)} ${y + 56}Z`;
  const sideFill = sheet.linear(
    [
      [0, tone(palette.body, -0.24)],
      [0.2, tone(palette.body, 0.1)],
      [0.35, tone(palette.body, 0.14)],
      [0.7, tone(palette.body, -0.12)],
      [0.92, tone(palette.body, -0.26)],
      [1, palette.body],
    ],
    -r,
    0,
    r,
    0,
  );
  const cushion = cushionIn(sheet, palette, r, y, squash);
  const hinge = shape(`M-70 ${n(y - r * squash - 26)}h140v40h-140Z`, tone(palette.cap, -0.3));
  return {
    markup:
      hinge +
      lid +
      shape(side, sideFill) +
      cushion +
      line(`M${n(-r * 0.94)} ${y + 70}A${n(r)} ${n(r * squash)} 0 0 0 ${n(-r * 0.1)} ${n(y + r * squash + 34)}`, '#fff', 5, 0.5),
    shadow: `<path d="${outline(base)}${ellipsePath(0, lidY, r, r)}"/>`,
    width: r * 2.06,
    height: r * 2.2,
  };
}

export interface PotSpec {
  kind: 'pot';
  radius: number;
  height: number;
}

/** Draws the open mouth with the cream in it, a finger's swirl on top. */
function potOpening(sheet: Sheet, palette: Palette, r: number, h: number, squash: number): string {
  const cream = sheet.linear(
    [
      [0, tone(palette.substance, 0.09)],
      [0.5, palette.substance],
      [1, tone(palette.substance, -0.12)],
    ],
    -r,
    -h - 60,
    r,
    -h + 60,
  );
  const swirl = `M${n(-r * 0.5)} ${n(-h + 10)}C${n(-r * 0.3)} ${n(-h - r * 0.3)} ${n(r * 0.5)} ${n(-h - r * 0.26)} ${n(r * 0.44)} ${n(-h)}C${n(r * 0.4)} ${n(-h + r * 0.2)} ${n(-r * 0.12)} ${n(-h + r * 0.18)} ${n(-r * 0.1)} ${n(-h)}`;
  const relief = filtered(
    sheet.blur(5, 20, 30),
    line(swirl, tone(palette.substance, -0.18), 22, 0.6) + group('translate(-6 -9)', line(swirl, tone(palette.substance, 0.16), 12, 0.9)),
  );
  return (
    shape(ellipsePath(0, -h, r, r * squash), tone(palette.body, 0.08)) +
    shape(ellipsePath(0, -h + 3, r * 0.88, r * squash * 0.86), tone(palette.substance, -0.22)) +
    shape(ellipsePath(0, -h + 9, r * 0.87, r * squash * 0.82), cream) +
    relief
  );
}

function leaningLid(sheet: Sheet, label: LabelSpec, palette: Palette, r: number): string {
  return place(
    r * 1.02,
    -r * 0.62,
    1,
    filtered(sheet.blur(14, 30, 30), place(34, 40, 1, shape(ellipsePath(0, 0, r * 0.5, r * 0.9), '#2b1a12', 0.4))) +
      shape(ellipsePath(26, 8, r * 0.56, r * 0.96), tone(palette.cap, -0.24)) +
      shape(
        ellipsePath(0, 0, r * 0.56, r * 0.96),
        sheet.linear(
          [
            [0, tone(palette.cap, 0.12)],
            [0.5, palette.cap],
            [1, tone(palette.cap, -0.12)],
          ],
          -r * 0.5,
          -r,
          r * 0.5,
          r,
        ),
      ) +
      group('scale(.58 1)', drawMark(label.mark, label.ink, 0, 0, r * 0.44)) +
      line(`M${n(-r * 0.47)} ${n(-r * 0.4)}A${n(r * 0.54)} ${n(r * 0.94)} 0 0 1 ${n(-r * 0.1)} ${n(-r * 0.92)}`, '#fff', 7, 0.6),
    16,
  );
}

/** Draws a low pot from a higher angle, with its lid leaning on the side. */
export function drawPot({ sheet, label, palette }: FormContext, { radius: r, height: h }: PotSpec): Form {
  const squash = 0.42;
  const wall = `M${n(-r)} ${n(-h)}A${n(r)} ${n(r * squash)} 0 0 0 ${n(r)} ${n(-h)}L${n(r * 0.96)} -30A${n(r * 0.96)} ${n(r * squash * 0.9)} 0 0 1 ${n(-r * 0.96)} -30Z`;
  const glassFill = sheet.linear(
    [
      [0, tone(palette.body, -0.25)],
      [0.1, tone(palette.body, 0.06)],
      [0.3, tone(palette.body, 0.12)],
      [0.65, tone(palette.body, -0.08)],
      [0.92, tone(palette.body, -0.24)],
      [1, tone(palette.body, 0.02)],
    ],
    -r,
    0,
    r,
    0,
  );
  const top = potOpening(sheet, palette, r, h, squash);
  const front = clipped(
    sheet.clip(wall),
    shape(wall, glassFill) +
      drawLabel(sheet, label, { x: -r * 0.62, y: -h + r * squash * 0.78, w: r * 1.24, h: h * 0.78 }) +
      shape(`M${n(-r * 0.82)} ${n(-h)}h${n(r * 0.16)}V60h${n(-r * 0.16)}Z`, '#fff', 0.4),
  );
  const lid = leaningLid(sheet, label, palette, r);
  const profile: Profile = [
    [r, -h],
    [r * 0.96, 0],
  ];
  return { markup: lid + front + top, shadow: `<path d="${outline(profile)}"/>`, width: r * 2, height: h };
}
