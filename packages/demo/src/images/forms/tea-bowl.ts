// A tea bowl and its whisk.
import { mix, tone } from '../colour.ts';
import { drawLabel } from '../labels.ts';
import { turned } from '../materials.ts';
import { ellipsePath, n, outline, type Profile } from '../path.ts';
import { clipped, group, line, type Sheet, shape } from '../sheet.ts';
import type { Form, FormContext, Palette } from './form.ts';
import { soft } from './stone-parts.ts';

export interface TeaBowlSpec {
  kind: 'tea-bowl';
  radius: number;
  height: number;
}

/** Draws a whisk on its handle, tines up: an outer ring that curls inwards and an inner knot. */
function whisk(sheet: Sheet, h: number, palette: Palette): { markup: string; outline: string } {
  const bamboo = palette.cap;
  const r = h * 0.135;
  const grip: Profile = [
    [r, -h * 0.4],
    [r * 1.02, -h * 0.2, 8],
    [r * 0.96, -4, 6],
    [r * 0.94, 0],
  ];
  const tines = (count: number, wide: number, top: number): string =>
    Array.from({ length: count }, (_, i) => {
      const a = Math.PI * (i / (count - 1));
      const x = -Math.cos(a);
      const tip = -h * top + Math.sin(a) * h * 0.02;
      return `M${n(x * r * 0.9)} ${n(-h * 0.42)}C${n(x * r * 1.2)} ${n(-h * 0.56)} ${n(x * wide)} ${n(-h * 0.7)} ${n(x * wide)} ${n(tip + h * 0.1)}Q${n(x * wide)} ${n(tip)} ${n(x * wide * 0.84)} ${n(tip)}`;
    }).join('');
  const wide = h * 0.245;
  const cup = `M${n(-r * 0.9)} ${n(-h * 0.42)}C${n(-r * 1.2)} ${n(-h * 0.56)} ${n(-wide)} ${n(-h * 0.7)} ${n(-wide)} ${n(-h * 0.9)}Q${n(-wide * 0.9)} ${n(-h)} 0 ${n(-h * 0.97)}Q${n(wide * 0.9)} ${n(-h)} ${n(wide)} ${n(-h * 0.9)}C${n(wide)} ${n(-h * 0.7)} ${n(r * 1.2)} ${n(-h * 0.56)} ${n(r * 0.9)} ${n(-h * 0.42)}Z`;
  const lit = sheet.linear(
    [
      [0, tone(bamboo, -0.1)],
      [0.3, tone(bamboo, 0.08)],
      [0.7, tone(bamboo, -0.06)],
      [1, tone(bamboo, -0.26)],
    ],
    -wide,
    0,
    wide,
    0,
  );
  const thread: Profile = [
    [r * 1.14, -h * 0.465],
    [r * 1.12, -h * 0.43, 6],
    [r * 1.04, -h * 0.395],
  ];
  const markup =
    shape(cup, tone(bamboo, -0.24), 0.62) +
    line(tines(17, wide * 0.66, 0.93), tone(bamboo, -0.16), 4.4) +
    line(tines(25, wide, 0.99), tone(bamboo, -0.3), 7, 0.5) +
    line(tines(25, wide, 0.99), lit, 4.6) +
    turned(sheet, grip, { material: 'matte', colour: bamboo }) +
    line(`M${n(-r)} ${n(-h * 0.15)}A${n(r)} ${n(r * 0.13)} 0 0 0 ${n(r)} ${n(-h * 0.15)}`, tone(bamboo, -0.22), 4, 0.7) +
    turned(sheet, thread, { material: 'matte', colour: palette.accent });
  return { markup, outline: cup + outline(grip) };
}

export function drawTeaBowl({ sheet, label, palette }: FormContext, { radius: r, height: h }: TeaBowlSpec): Form {
  const profile: Profile = [
    [r, -h],
    [r * 0.99, -h * 0.66, h * 0.2],
    [r * 0.86, -h * 0.2, h * 0.3],
    [r * 0.5, -h * 0.09, 16],
    [r * 0.48, 0],
  ];
  const bare = shape(
    `M${n(-r)} ${n(-h * 0.2)}Q${n(-r * 0.3)} ${n(-h * 0.02)} ${n(r)} ${n(-h * 0.16)}V30H${n(-r)}Z`,
    mix(palette.body, '#8d7355', 0.55),
  );
  const ry = r * 0.24;
  const bowl =
    turned(
      sheet,
      profile,
      { material: 'ceramic', colour: palette.body },
      bare + drawLabel(sheet, label, { x: -r * 0.5, y: -h * 0.74, w: r, h: h * 0.58 }),
    ) +
    shape(ellipsePath(0, -h, r, ry), sheet.fade(tone(palette.body, 0.12), tone(palette.body, -0.06), -r, 0, r, 0)) +
    shape(ellipsePath(0, -h + 1, r - 11, ry - 7), sheet.fade(tone(palette.body, -0.26), tone(palette.body, -0.06), -r, 0, r, 0)) +
    clipped(
      sheet.clip(ellipsePath(0, -h + 1, r - 11, ry - 7)),
      shape(
        ellipsePath(0, -h + r * 0.1, r * 0.86, ry * 0.86),
        sheet.fade(tone(palette.substance, 0.07), tone(palette.substance, -0.07), -r, 0, r, 0),
      ) + foam(sheet, r, -h + r * 0.1, palette.substance),
    );
  const tall = h * 1.75;
  const brush = whisk(sheet, tall, palette);
  const spot = `translate(${n(r * 1.02)} 44)`;
  return {
    markup:
      group(`translate(${n(-r * 0.34)} 0)`, bowl) +
      group(
        spot,
        soft(
          sheet,
          outline([
            [tall * 0.13, -tall * 0.6],
            [tall * 0.13, 0],
          ]),
          20,
          6,
          14,
          0.34,
        ) + brush.markup,
      ),
    shadow: `<path transform="translate(${n(-r * 0.34)} 0)" d="${outline(profile)}"/><path transform="${spot}" d="${brush.outline}"/>`,
    width: r * 1.1,
    height: tall,
  };
}

/** Draws fine bubbles on whisked tea, thicker towards the left rim. */
function foam(sheet: Sheet, r: number, y: number, colour: string): string {
  let bubbles = '';
  for (let i = 0; i < 70; i++) {
    const size = sheet.random.between(2, 8);
    bubbles += ellipsePath(-r * 0.2 + sheet.random.between(-0.6, 0.6) * r, y + sheet.random.between(-0.12, 0.16) * r, size, size * 0.5);
  }
  return shape(bubbles, tone(colour, 0.16), 0.7);
}
