// Stones, cloth, cups, candles and food around the packs.
import { mix, tone } from '../colour.ts';
import { topFace, turned } from '../materials.ts';
import { blob, ellipsePath, n, type Profile, rectPath } from '../path.ts';
import { clipped, filtered, line, place, type Sheet, shape } from '../sheet.ts';
import { SHADE } from './botanical.ts';

export const groundShadow = (sheet: Sheet, rx: number, ry: number, dx = 0.3, strength = 0.45): string =>
  filtered(sheet.blur(Math.max(6, rx * 0.09), 40, 90), shape(ellipsePath(rx * dx, ry * 0.3, rx * 1.05, ry), SHADE, strength));

/** Draws a river stone: speckled, lit from the upper left. */
export function stone(sheet: Sheet, x: number, y: number, rx: number, ry: number, colour: string): string {
  const d = blob(sheet.random, rx, ry, 0.07, 8);
  const light = sheet.radial(
    [
      [0, tone(colour, 0.12)],
      [0.5, colour],
      [0.85, tone(colour, -0.16)],
      [1, tone(colour, -0.22)],
    ],
    -rx * 0.36,
    -ry * 0.55,
    rx * 1.5,
    0.72,
  );
  let specks = '';
  for (let i = 0; i < 36; i++)
    specks += ellipsePath(
      sheet.random.between(-rx, rx),
      sheet.random.between(-ry, ry),
      sheet.random.between(1, 3.4),
      sheet.random.between(1, 2.4),
    );
  const glint = filtered(sheet.blur(rx * 0.06, 30, 60), shape(ellipsePath(-rx * 0.34, -ry * 0.55, rx * 0.36, ry * 0.13), '#fff', 0.35));
  return place(
    x,
    y - ry * 0.9,
    1,
    place(0, ry * 0.8, 1, groundShadow(sheet, rx, ry * 0.3, 0.28)) +
      clipped(sheet.clip(d), shape(d, light) + shape(specks, tone(colour, -0.25), 0.3) + glint),
  );
}

/** Draws a stack of folded cloths; the fold's round edge faces left, the layers show as seams. */
export function foldedLinen(sheet: Sheet, x: number, y: number, w: number, colours: readonly string[]): string {
  const h = Math.round(w * 0.17);
  let markup = groundShadow(sheet, w * 0.54, 34, 0.14, 0.5);
  colours.forEach((colour, i) => {
    const top = -h * (i + 1);
    const [left, right] = [-w / 2 + i * 9, w / 2 - i * 15];
    const d = `M${n(left + h * 0.5)} ${n(top + 3)}H${n(right - 12)}Q${n(right)} ${n(top + 3)} ${n(right)} ${n(top + 15)}V${n(top + h)}H${n(left + h * 0.5)}A${n(h * 0.5)} ${n(h * 0.5)} 0 0 1 ${n(left + h * 0.5)} ${n(top + 3)}Z`;
    const seams = [0.36, 0.66]
      .map((k) => `M${n(left + h * 0.34)} ${n(top + h * k)}Q0 ${n(top + h * (k + 0.05))} ${n(right)} ${n(top + h * k)}`)
      .join('');
    const fill = sheet.linear(
      [
        [0, tone(colour, 0.07)],
        [0.5, colour],
        [1, tone(colour, -0.18)],
      ],
      0,
      top,
      0,
      top + h,
    );
    const side = sheet.linear(
      [
        [0, '#fff', 0.16],
        [0.5, SHADE, 0],
        [1, SHADE, 0.34],
      ],
      -w / 2,
      0,
      w / 2,
      0,
    );
    markup +=
      shape(d, fill) +
      line(seams, tone(colour, -0.2), 3.4, 0.7) +
      shape(d, side) +
      line(`M${n(left + h * 0.4)} ${n(top + h)}H${n(right)}`, SHADE, 4, 0.3);
  });
  return place(x, y, 1, markup);
}

export function cup(sheet: Sheet, x: number, y: number, r: number, colour: string, tea: string): string {
  const h = r * 1.05;
  const profile: Profile = [
    [r, -h],
    [r * 0.96, -h * 0.4, 40],
    [r * 0.62, -6, 20],
    [r * 0.56, 0],
  ];
  const t = 0.3;
  const mouth =
    shape(ellipsePath(0, -h, r, r * t), tone(colour, 0.05)) +
    shape(ellipsePath(0, -h + 3, r * 0.93, r * t * 0.9), tone(colour, -0.2)) +
    shape(ellipsePath(0, -h + r * 0.07, r * 0.88, r * t * 0.8), sheet.fade(tone(tea, 0.1), tone(tea, -0.1), -r, 0, r, 0)) +
    shape(ellipsePath(-r * 0.3, -h + 2, r * 0.34, r * 0.05), '#fff', 0.5);
  return place(x, y, 1, groundShadow(sheet, r * 0.95, r * 0.2, 0.5) + turned(sheet, profile, { material: 'ceramic', colour }) + mouth);
}

export function candle(sheet: Sheet, x: number, y: number, r: number, colour: string): string {
  const h = r * 1.7;
  const profile: Profile = [
    [r, -h],
    [r, -18, 16],
    [r - 10, 0],
  ];
  const t = 0.24;
  const flame =
    shape(`M0 ${n(-h - 20)}c-22 -26 -10 -52 0 -78c10 26 22 52 0 78Z`, '#ffe6a8') +
    shape(`M0 ${n(-h - 20)}c-11 -14 -5 -28 0 -42c5 14 11 28 0 42Z`, '#fffaf0');
  const glow = shape(
    ellipsePath(0, -h - 50, 260, 260),
    sheet.radial(
      [
        [0, '#ffdf9c', 0.7],
        [0.3, '#ffd48a', 0.26],
        [1, '#ffd48a', 0],
      ],
      0,
      -h - 50,
      260,
    ),
  );
  const wax =
    shape(ellipsePath(0, -h, r, r * t), tone(colour, -0.1)) +
    shape(ellipsePath(0, -h + 5, r * 0.9, r * t * 0.84), '#fbf0d8') +
    line(`M0 ${n(-h)}v-24`, '#3a2a1c', 4);
  return place(
    x,
    y,
    1,
    groundShadow(sheet, r * 1.05, r * 0.26, 0.5) + turned(sheet, profile, { material: 'gloss', colour }) + wax + glow + flame,
  );
}

export function books(sheet: Sheet, x: number, y: number, w: number, colours: readonly string[]): string {
  let markup = groundShadow(sheet, w * 0.54, 30, 0.14, 0.5);
  let top = 0;
  colours.forEach((colour, i) => {
    const h = 58 + (i % 2) * 16;
    const shift = (i % 2 ? 1 : -1) * 14;
    const cover = sheet.linear(
      [
        [0, tone(colour, 0.06)],
        [0.5, colour],
        [1, tone(colour, -0.14)],
      ],
      0,
      -top - h,
      0,
      -top,
    );
    const depth = `M${n(-w / 2 + shift)} ${n(-top - h)}l34 -34h${n(w - 68)}l34 34Z`;
    markup +=
      shape(rectPath(-w / 2 + shift, -top - h, w, h), cover) +
      shape(rectPath(-w / 2 + shift + w * 0.7, -top - h + 9, w * 0.3, h - 18), '#f4ecdc') +
      line(
        [0, 1, 2, 3].map((k) => `M${n(-w / 2 + shift + w * 0.7)} ${n(-top - h + 16 + k * (h / 5.4))}h${n(w * 0.3)}`).join(''),
        '#c9bda6',
        1.6,
      ) +
      (i === colours.length - 1 ? shape(depth, tone(colour, 0.1)) : '') +
      shape(rectPath(-w / 2 + shift + w * 0.1, -top - h * 0.6, w * 0.2, h * 0.16), tone(colour, 0.25), 0.7);
    top += h;
  });
  return place(x, y, 1, markup);
}

/** Draws a tall vase with the given markup in it. */
export function vase(sheet: Sheet, x: number, y: number, height: number, colour: string, stems: string): string {
  const r = height * 0.3;
  const profile: Profile = [
    [r * 0.42, -height],
    [r * 0.4, -height * 0.8, 40],
    [r, -height * 0.46, height * 0.28],
    [r * 0.82, -24, 60],
    [r * 0.56, 0],
  ];
  return place(
    x,
    y,
    1,
    groundShadow(sheet, r * 1.1, r * 0.24, 0.6) +
      place(0, -height + 10, 1, stems) +
      turned(sheet, profile, { material: 'ceramic', colour }) +
      line(`M${n(-r * 0.42)} ${n(-height)}A${n(r * 0.42)} 9 0 0 0 ${n(r * 0.42)} ${n(-height)}`, tone(colour, 0.1), 5),
  );
}

export function woodBlock(sheet: Sheet, x: number, y: number, w: number, h: number, colour: string): string {
  const profile: Profile = [
    [w / 2, -h],
    [w / 2, 0],
  ];
  return place(
    x,
    y,
    1,
    groundShadow(sheet, w * 0.52, w * 0.1, 0.2) +
      turned(sheet, profile, { material: 'wood', colour }) +
      topFace(sheet, profile, mix(colour, '#fff', 0.1)),
  );
}
