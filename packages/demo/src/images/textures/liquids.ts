// Clear and wet substances: drops, mist, pools, foam. Depth comes from inverted light: dark towards the lamp, bright away from it.
import { tone } from '../colour.ts';
import { blob, ellipsePath, n, rectPath, smoothClosed, smoothOpen } from '../path.ts';
import { flower } from '../props/botanical.ts';
import { clipped, filtered, group, line, place, type Sheet, shape, use } from '../sheet.ts';
import { fallOff } from './relief.ts';
import type { TextureSpec } from './texture.ts';

export const plane = (sheet: Sheet, colour: string): string =>
  shape(
    rectPath(0, 0, 1600, 1600),
    sheet.linear(
      [
        [0, tone(colour, 0.06)],
        [0.5, colour],
        [1, tone(colour, -0.09)],
      ],
      0,
      0,
      1600,
      1600,
    ),
  );

/** Draws one lens of liquid: shadow with its caustic, body, rim, glints. */
function lens(sheet: Sheet, x: number, y: number, rx: number, ry: number, colour: string): string {
  const d = blob(sheet.random, rx, ry, 0.055, 8);
  const body = sheet.linear(
    [
      [0, tone(colour, -0.2, 1.1), 0.96],
      [0.45, colour, 0.86],
      [1, tone(colour, 0.2), 0.86],
    ],
    -rx * 0.7,
    -ry * 0.7,
    rx * 0.7,
    ry * 0.7,
  );
  const dark = tone(colour, -0.36, 1.1);
  const small = rx < 46;
  const shadow = small
    ? place(rx * 0.16, ry * 0.2, 1, shape(d, dark, 0.35))
    : filtered(
        sheet.blur(Math.round(rx * 0.07), 20, 20),
        place(rx * 0.14, ry * 0.18, 1, shape(d, dark, 0.55)) +
          shape(ellipsePath(rx * 0.62, ry * 0.7, rx * 0.4, ry * 0.2), tone(colour, 0.24), 0.7),
      );
  const inner = small
    ? ''
    : clipped(
        sheet.clip(d),
        filtered(
          sheet.blur(Math.round(rx * 0.08), 20, 20),
          line(d, dark, rx * 0.11, 0.5) + shape(ellipsePath(rx * 0.32, ry * 0.42, rx * 0.48, ry * 0.32), tone(colour, 0.28), 0.85),
        ),
      );
  const glint =
    shape(ellipsePath(-rx * 0.4, -ry * 0.44, rx * 0.2, ry * 0.1), '#fff', 0.95) +
    (small
      ? ''
      : shape(ellipsePath(-rx * 0.14, -ry * 0.62, rx * 0.06, ry * 0.04), '#fff', 0.9) +
        line(`M${n(rx * 0.3)} ${n(ry * 0.78)}Q${n(rx * 0.7)} ${n(ry * 0.6)} ${n(rx * 0.8)} ${n(ry * 0.2)}`, '#fff', rx * 0.03, 0.7));
  return place(x, y, 1, shadow + shape(d, body) + inner + glint, 0);
}

/** Draws serum drops on a smooth plate: a few great, many small. */
export function drops(sheet: Sheet, spec: TextureSpec): string {
  const { random } = sheet;
  let markup = plane(sheet, spec.ground ?? tone(spec.colour, 0.2, 0.5));
  const big = [
    [560, 560, 300],
    [1130, 960, 250],
    [1160, 330, 150],
    [420, 1160, 180],
    [820, 1330, 104],
    [200, 300, 96],
  ] as const;
  for (const [x, y, r] of big)
    markup += lens(sheet, x + random.between(-50, 50), y + random.between(-50, 50), r * random.between(0.9, 1.1), r * 0.88, spec.colour);
  for (let i = 0; i < 34; i++) {
    const r = random.between(8, 44);
    markup += lens(sheet, random.between(40, 1560), random.between(40, 1560), r, r * 0.92, spec.colour);
  }
  return markup + fallOff(sheet, spec.ground ?? spec.colour);
}

/** Draws fine mist on glass, with a few drops that ran together. */
export function mist(sheet: Sheet, spec: TextureSpec): string {
  const { random } = sheet;
  const ground = spec.ground ?? tone(spec.colour, -0.06);
  const bead = sheet.stamp(
    shape(ellipsePath(3, 5, 20, 19), tone(ground, -0.28), 0.5) +
      shape(ellipsePath(0, 0, 20, 19), tone(spec.colour, 0.1), 0.75) +
      shape(ellipsePath(-6, -7, 5, 4), '#fff', 0.95),
  );
  let small = '';
  for (let i = 0; i < 360; i++)
    small += use(bead, random.between(0, 1600), random.between(0, 1600), 0, (2.4 + random.next() ** 2.4 * 15) / 20);
  const glowing = filtered(sheet.blur(60, 10, 10), shape(blob(random, 460, 380), tone(spec.colour, 0.14), 0.7));
  let markup =
    plane(sheet, ground) +
    place(560, 520, 1, glowing) +
    (spec.accent ? place(1180, 1120, 1, filtered(sheet.blur(34, 20, 20), flower(sheet, 'cosmos', spec.accent, 330))) : '');
  markup += small;
  for (let i = 0; i < 15; i++) {
    const r = random.between(24, 84);
    markup += lens(sheet, random.between(90, 1510), random.between(90, 1510), r, r * 0.94, tone(spec.colour, 0.04));
  }
  return markup + fallOff(sheet, ground);
}

/** Draws oil floating on water: merged golden islands. */
export function oil(sheet: Sheet, spec: TextureSpec): string {
  const { random } = sheet;
  let markup = plane(sheet, spec.ground ?? '#e6dccb');
  for (let i = 0; i < 9; i++) {
    const r = random.between(120, 300);
    markup += lens(
      sheet,
      200 + (i % 3) * 600 + random.between(-110, 110),
      200 + Math.floor(i / 3) * 590 + random.between(-110, 110),
      r,
      r * random.between(0.72, 1),
      spec.colour,
    );
  }
  const run = smoothClosed([
    [-60, 900],
    [300, 780],
    [700, 900],
    [1060, 760],
    [1660, 880],
    [1660, 1040],
    [1200, 1010],
    [820, 1120],
    [360, 1000],
    [-60, 1080],
  ]);
  const stream = sheet.linear(
    [
      [0, tone(spec.colour, -0.18, 1.1), 0.95],
      [0.5, spec.colour, 0.9],
      [1, tone(spec.colour, 0.2), 0.9],
    ],
    0,
    780,
    0,
    1080,
  );
  markup +=
    filtered(sheet.blur(20, 10, 20), place(14, 34, 1, shape(run, tone(spec.colour, -0.36), 0.5))) +
    shape(run, stream) +
    filtered(
      sheet.blur(4, 10, 20),
      line(
        smoothOpen([
          [0, 916],
          [300, 812],
          [700, 930],
          [1060, 796],
          [1600, 906],
        ]),
        '#fff',
        16,
        0.75,
      ),
    );
  for (let i = 0; i < 22; i++)
    markup += lens(sheet, random.between(40, 1560), random.between(40, 1560), random.between(10, 40), random.between(10, 36), spec.colour);
  return markup + fallOff(sheet, spec.colour);
}

/** Draws soft pools of light and depth, as of a lit glass. */
function litDepths(sheet: Sheet, colour: string): string {
  const { random } = sheet;
  // Depth of the glass: light enters upper left, gathers in soft pools, and the liquid deepens towards the lower right.
  const pools = (
    [
      [420, 360, 420],
      [1150, 760, 320],
      [520, 1240, 360],
      [1320, 220, 240],
    ] as const
  )
    .map(([x, y, r]) => shape(blob(random, r, r * 0.7, 0.2), '#fff', 0.3).replace('<path', `<path transform="translate(${x} ${y})"`))
    .join('');
  const depths = (
    [
      [980, 330, 260],
      [780, 880, 300],
      [1250, 1330, 380],
      [160, 800, 240],
    ] as const
  )
    .map(([x, y, r]) =>
      shape(blob(random, r, r * 0.6, 0.25), tone(colour, -0.16, 1.2), 0.6).replace('<path', `<path transform="translate(${x} ${y})"`),
    )
    .join('');
  return plane(sheet, colour) + filtered(sheet.frameFilter('<feGaussianBlur stdDeviation="46"/>'), depths + pools);
}

/** Draws a slice of root, out of focus below the bubbles. */
function rootSlice(sheet: Sheet, colour: string): string {
  const { random } = sheet;
  return group(
    'translate(1190 1130)',
    filtered(
      sheet.blur(7, 10, 10),
      shape(blob(random, 330, 250, 0.14), tone(colour, -0.06)) +
        shape(blob(random, 296, 220, 0.12), colour) +
        [60, 110, 160].map((r) => line(ellipsePath(0, 0, r * 1.4, r), tone(colour, -0.09), 6, 0.6)).join(''),
    ),
  );
}

/** Draws a tonic full of rising bubbles against the light. */
export function fizz(sheet: Sheet, spec: TextureSpec): string {
  const { random } = sheet;
  const { colour } = spec;
  const base = litDepths(sheet, colour);
  const fill = sheet.radial(
    [
      [0, '#fff', 0.08],
      [0.7, '#fff', 0.16],
      [0.9, tone(colour, -0.26), 0.55],
      [0.97, tone(colour, -0.1), 0.7],
      [1, '#fff', 0.9],
    ],
    0,
    0,
    100,
  );
  const low = sheet.radial(
    [
      [0, '#fff', 0.75],
      [1, '#fff', 0],
    ],
    34,
    42,
    50,
  );
  const one = sheet.stamp(
    shape(ellipsePath(0, 0, 100, 100), fill) + shape(ellipsePath(34, 42, 50, 50), low) + shape(ellipsePath(-36, -42, 24, 16), '#fff', 0.95),
  );
  let bubbles = '';
  for (let i = 0; i < 190; i++) {
    const lane = random.whole(0, 7) * 225 + random.between(-80, 80);
    bubbles += use(one, lane, random.between(0, 1600), 0, (6 + random.next() ** 3 * 96) / 100);
  }
  const slice = spec.accent ? rootSlice(sheet, spec.accent) : '';
  return base + slice + bubbles + fallOff(sheet, spec.colour);
}
