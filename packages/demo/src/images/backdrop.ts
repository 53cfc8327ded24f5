// The empty studio: the sweep with its horizon, the vignette, shadows cast on the wall.
import { mix, shadowOn, tone } from './colour.ts';
import { n, rectPath } from './path.ts';
import { filtered, group, place, type Sheet, shape } from './sheet.ts';

/** Draws the empty sweep, for packs and scenes alike. */
export function sweep(sheet: Sheet, wall: string, floor: string, horizon: number, width = 1600, height = 1600): string {
  const wallFill = sheet.linear(
    [
      [0, tone(wall, -0.07)],
      [0.55, wall],
      [1, tone(wall, 0.05)],
    ],
    0,
    0,
    width * 0.12,
    horizon,
  );
  const floorFill = sheet.linear(
    [
      [0, tone(mix(wall, floor, 0.7), 0.04)],
      [0.4, floor],
      [1, tone(floor, -0.09)],
    ],
    0,
    horizon,
    0,
    height,
  );
  const bend = sheet.linear(
    [
      [0, shadowOn(wall), 0],
      [0.5, shadowOn(wall), 0.13],
      [1, shadowOn(wall), 0],
    ],
    0,
    horizon - 70,
    0,
    horizon + 60,
  );
  const pool = sheet.radial(
    [
      [0, '#fff8ea', 0.5],
      [0.5, '#fff8ea', 0.16],
      [1, '#fff8ea', 0],
    ],
    width * 0.27,
    height * 0.3,
    width * 0.62,
  );
  return (
    shape(rectPath(0, 0, width, horizon), wallFill) +
    shape(rectPath(0, horizon - 1, width, height - horizon + 1), floorFill) +
    shape(rectPath(0, horizon - 70, width, 130), bend) +
    shape(rectPath(0, 0, width, height), pool)
  );
}

export function vignette(sheet: Sheet, colour: string, width = 1600, height = 1600): string {
  const dark = shadowOn(colour);
  return shape(
    rectPath(0, 0, width, height),
    sheet.radial(
      [
        [0, dark, 0],
        [0.62, dark, 0],
        [1, dark, 0.34],
      ],
      width * 0.42,
      height * 0.42,
      Math.hypot(width, height) * 0.62,
    ),
  );
}

/** Draws shadows of leaves or of a window on the wall, in one blurred layer. */
export function gobo(sheet: Sheet, kind: 'leaves' | 'window' | 'palm', wall: string, width = 1600, height = 1100): string {
  const dark = shadowOn(wall);
  if (kind === 'window') {
    const panes = [0, 1].flatMap((i) => [0, 1].map((j) => rectPath(i * 250, j * 300, 224, 274))).join('');
    return group(`translate(${n(width * 0.12)} 90) skewY(14) skewX(-10)`, filtered(sheet.blur(9, 10, 10), shape(panes, '#fff3dc', 0.5)));
  }
  const { random } = sheet;
  let markup = '';
  const count = kind === 'palm' ? 3 : 6;
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.between(0.02, 0.95) * width, random.between(-0.05, 0.28) * height];
    markup += place(x, y, kind === 'palm' ? 1.7 : 1, spray(sheet), random.between(-70, 70) + 150);
  }
  return `<g filter="${sheet.blur(15, 10, 10)}" fill="${dark}" fill-opacity=".2" stroke="${dark}" stroke-opacity=".2">${markup}</g>`;
}

const blade = (l: number, w: number): string =>
  `M0 0C${n(-w)} ${n(-l * 0.3)} ${n(-w * 0.7)} ${n(-l * 0.8)} 0 ${n(-l)}C${n(w * 0.7)} ${n(-l * 0.8)} ${n(w)} ${n(-l * 0.3)} 0 0Z`;

function spray(sheet: Sheet): string {
  let markup = '<path d="M0 0C20 -160 -20 -320 30 -520" fill="none" stroke-width="7"/>';
  for (let i = 0; i < 7; i++) {
    const side = i % 2 ? 1 : -1;
    markup += place(
      side * 4,
      -60 - i * 66,
      1,
      `<path stroke="none" d="${blade(sheet.random.between(120, 170), 38)}"/>`,
      side * sheet.random.between(38, 62),
    );
  }
  return markup;
}
