// Creams, balms, muds, gels: substances that retain the furrow of the spatula.
import { tone } from '../colour.ts';
import { blob, ellipsePath, rectPath, smoothOpen } from '../path.ts';
import { seeds } from '../props/small-props.ts';
import { filtered, line, place, type Sheet, shape, use } from '../sheet.ts';
import { fallOff, relief, swoosh } from './relief.ts';
import { dabBody } from './smears.ts';
import type { TextureSpec } from './texture.ts';

/** Draws a comma-shaped swirl, as from a spoon in a jar. */
export function swirl(sheet: Sheet, spec: TextureSpec): string {
  const turns = spec.turn ?? 1;
  const curve = (t: number, side: number): readonly [number, number] => {
    const angle = -2.9 + side * 4.6 + t * 6.4 * turns;
    const r = (80 + side * 1000) * (1 - t * 0.4) + Math.sin(t * 6 + side * 3) * 22;
    return [800 + Math.cos(angle) * r, 830 + Math.sin(angle) * r * 0.86];
  };
  const peak =
    line(
      smoothOpen([
        [700, 900],
        [760, 790],
        [880, 760],
        [940, 850],
        [880, 920],
      ]),
      '#000',
      96,
      0.4,
    ) +
    line(
      smoothOpen([
        [790, 850],
        [850, 800],
        [910, 836],
      ]),
      '#000',
      40,
      0.5,
    );
  const heights = swoosh(sheet, curve, 17, 120, 0.8) + peak;
  return relief(sheet, heights, { colour: spec.colour, blur: 11, depth: 58, shine: 0.5 }) + fallOff(sheet, spec.colour);
}

/** Draws long waves running through the frame: lotions and fluids. */
export function waves(sheet: Sheet, spec: TextureSpec): string {
  const k = spec.turn ?? 1;
  const curve = (t: number, side: number): readonly [number, number] => [
    -240 + t * 2080,
    -520 + side * 2300 + Math.sin(t * 4.6 * k + side * 3.4) * (210 - side * 60) + t * 420 * (1 - side * 0.6),
  ];
  const heights = swoosh(sheet, curve, 15, 190, 0.5);
  const extra = spec.accent
    ? seeds(
        sheet,
        [
          [1080, 420, 20],
          [1240, 560, -40],
          [980, 610, 70],
        ],
        spec.accent,
        88,
      )
    : '';
  return relief(sheet, heights, { colour: spec.colour, blur: 18, depth: 84, shine: 0.5 }) + extra + fallOff(sheet, spec.colour);
}

/** Draws a dab across a plate of another colour. */
export function dab(sheet: Sheet, spec: TextureSpec): string {
  const ground = spec.ground ?? tone(spec.colour, -0.1);
  const spine = Array.from({ length: 16 }, (_, i): [number, number] => {
    const t = i / 15;
    return [370 + t * 880, 1130 - t * 700 + Math.sin(t * 4.6) * 110];
  });
  const silhouette = dabBody(spine, 560);
  const curve = (t: number, side: number): readonly [number, number] => {
    const [x, y] = [370 + t * 960, 1130 - t * 760 + Math.sin(t * 4.6) * 110];
    return [x + (side - 0.5) * 330 * (1 - t * 0.5), y + (side - 0.5) * 400 * (1 - t * 0.5)];
  };
  // The silhouette carries the height at half strength, the bands above it model the furrows.
  const body = `<g opacity=".62">${silhouette}</g>${swoosh(sheet, curve, 9, 110, 1.2)}`;
  const base = shape(rectPath(0, 0, 1600, 1600), sheet.fade(tone(ground, 0.05), tone(ground, -0.06), 0, 0, 1600, 1600));
  const shadow = filtered(
    sheet.frameFilter('<feGaussianBlur stdDeviation="24"/>'),
    place(30, 44, 1, `<g opacity=".55">${silhouette.replaceAll('#000', tone(ground, -0.35))}</g>`),
  );
  const flakes = spec.accent ? flakesOn(sheet, spec.accent) : '';
  return (
    base +
    shadow +
    relief(sheet, body, { colour: spec.colour, blur: 12, depth: 62, shine: 0.5, cutOut: true }) +
    flakes +
    fallOff(sheet, ground)
  );
}

function flakesOn(sheet: Sheet, colour: string): string {
  let markup = '';
  for (let i = 0; i < 26; i++) {
    const [x, y] = [sheet.random.between(150, 1450), sheet.random.between(900, 1500)];
    const d = blob(sheet.random, sheet.random.between(18, 42), sheet.random.between(12, 26), 0.2, 7);
    markup += place(
      x,
      y,
      1,
      place(5, 8, 1, shape(d, '#2b1c14', 0.25)) +
        shape(d, tone(colour, sheet.random.between(-0.08, 0.08))) +
        shape(ellipsePath(-6, -5, 9, 4), '#fff', 0.3),
      sheet.random.whole(0, 180),
    );
  }
  return markup;
}

/** Draws scraped balm: one broad scrape across a waxy, slightly grainy surface, with a curl pushed up at its end. */
export function balm(sheet: Sheet, spec: TextureSpec): string {
  const curve = (t: number, side: number): readonly [number, number] => [
    -160 + t * 1560 + side * 120,
    420 + side * 760 - t * 130 + Math.sin(t * 2.6 + side) * 120,
  ];
  const curl = (t: number, side: number): readonly [number, number] => [
    1240 + Math.cos(t * 4.4 - 1.4) * (70 + side * 190),
    700 + Math.sin(t * 4.4 - 1.4) * (150 + side * 330),
  ];
  const heights = swoosh(sheet, curve, 9, 140, 1.4) + swoosh(sheet, curl, 7, 80, 1);
  return (
    relief(sheet, heights, { colour: spec.colour, blur: 9, depth: 52, shine: 0.26, shininess: 26, grain: 0.02, grainDepth: 0.03 }) +
    fallOff(sheet, spec.colour)
  );
}

/** Draws heavy mud or scrub: soft peaks full of grit. */
export function mud(sheet: Sheet, spec: TextureSpec): string {
  const { random } = sheet;
  const curve = (t: number, side: number): readonly [number, number] => [
    -200 + t * 2000,
    -300 + side * 2100 + Math.sin(t * 4.2 + side * 4) * 190,
  ];
  let grit = '';
  for (let i = 0; i < 150; i++)
    grit += ellipsePath(random.between(0, 1600), random.between(0, 1600), random.between(4, 13), random.between(4, 10));
  const heights = swoosh(sheet, curve, 13, 170, 0.5) + shape(grit, '#000', 0.22);
  const crystals = spec.accent ? salt(sheet, spec.accent, 56) : '';
  return (
    relief(sheet, heights, { colour: spec.colour, blur: 8, depth: 62, shine: 0.5, grain: 0.035, grainDepth: 0.06 }) +
    crystals +
    fallOff(sheet, spec.colour)
  );
}

function salt(sheet: Sheet, colour: string, count: number): string {
  const grain = sheet.stamp(
    `<path d="M0 -20L20 -4L10 20L-16 10Z" fill="${colour}" fill-opacity=".85"/><path d="M0 -20L2 2L-16 10Z" fill="#fff" fill-opacity=".7"/>`,
  );
  let markup = '';
  for (let i = 0; i < count; i++)
    markup += use(
      grain,
      sheet.random.between(0, 1600),
      sheet.random.between(0, 1600),
      sheet.random.whole(0, 360),
      sheet.random.between(0.4, 1.1),
    );
  return markup;
}

/** Draws clear jelly with trapped bubbles. */
export function gel(sheet: Sheet, spec: TextureSpec): string {
  const { random } = sheet;
  const { colour } = spec;
  const curve = (t: number, side: number): readonly [number, number] => [
    -200 + t * 2000,
    -200 + side * 1900 + Math.sin(t * 4 + side * 5) * 190,
  ];
  const base = relief(sheet, swoosh(sheet, curve, 8, 300, 0.4), { colour, blur: 30, depth: 120, shine: 0.8, shininess: 60 });
  const lens = sheet.radial(
    [
      [0, tone(colour, 0.1), 0.1],
      [0.7, tone(colour, -0.05), 0.2],
      [0.93, tone(colour, -0.25), 0.6],
      [1, '#fff', 0.8],
    ],
    0,
    0,
    100,
  );
  const bubble = sheet.stamp(
    shape(ellipsePath(0, 0, 100, 100), lens) +
      shape(ellipsePath(-38, -44, 20, 13), '#fff', 0.95) +
      line('M64 40A76 76 0 0 1 20 72', '#fff', 9, 0.7),
  );
  let bubbles = '';
  for (let i = 0; i < 84; i++) {
    const r = 7 + random.next() ** 3 * 66;
    const [x, y] = [random.between(0, 1600), random.between(0, 1600)];
    bubbles += use(bubble, x, y, 0, r / 100);
  }
  return base + bubbles + fallOff(sheet, colour);
}
