// Creams applied to a surface: ropes, testers, a smear on the sponge.
import { mix, tone } from '../colour.ts';
import { ellipsePath, n, rectPath, smoothOpen } from '../path.ts';
import { smear as smearProp } from '../props/small-props.ts';
import { filtered, line, place, type Region, type Sheet, shape } from '../sheet.ts';
import { fallOff, relief, swoosh } from './relief.ts';
import type { TextureSpec } from './texture.ts';

/** The outline of a dab: a full round start, a thin torn end. */
export const dabBody = (points: readonly (readonly [number, number])[], width: number): string =>
  points
    .slice(1)
    .map(([x, y], i) => {
      const [px, py] = points[i] ?? [x, y];
      return `<path d="M${n(px)} ${n(py)}L${n(x)} ${n(y)}" fill="none" stroke="#000" stroke-width="${n(width * (1 - (i / points.length) ** 1.7 * 0.62))}" stroke-linecap="round"/>`;
    })
    .join('');

/** Draws three ropes squeezed from tubes, each in its own colour. */
export function ropes(sheet: Sheet, spec: TextureSpec): string {
  const colours = spec.colours ?? [spec.colour];
  const ground = spec.ground ?? '#efe5d6';
  let markup = shape(rectPath(0, 0, 1600, 1600), sheet.fade(tone(ground, 0.04), tone(ground, -0.06), 0, 0, 1600, 1600));
  colours.forEach((colour, i) => {
    const y = 330 + i * 470;
    const region: Region = [90, y - 190, 1420, 420];
    const points: [number, number][] = [];
    for (let k = 0; k <= 20; k++) points.push([190 + k * 61, y + (k % 2 ? -96 : 96) * (1 - k * 0.012) + Math.sin(k + i) * 12]);
    const rope =
      line(smoothOpen(points), '#000', 100, 0.5) + line(smoothOpen(points), '#000', 62, 0.5) + line(smoothOpen(points), '#000', 26, 0.5);
    markup += filtered(
      sheet.frameFilter('<feGaussianBlur stdDeviation="18"/>', region),
      place(24, 34, 1, line(smoothOpen(points), tone(ground, -0.34), 120, 0.55)),
    );
    markup += relief(sheet, rope, { colour, blur: 15, depth: 70, shine: 0.5, cutOut: true, region });
  });
  return markup + fallOff(sheet, ground);
}

/** Smears side by side, as testers on paper. */
export function swatches(sheet: Sheet, spec: TextureSpec): string {
  const colours = spec.colours ?? [spec.colour];
  const ground = spec.ground ?? '#f4e9df';
  const { random } = sheet;
  let markup = shape(rectPath(0, 0, 1600, 1600), sheet.fade(tone(ground, 0.04), tone(ground, -0.07), 0, 0, 1600, 1600));
  const gap = 1380 / colours.length;
  colours.forEach((colour, i) => {
    const x = 110 + gap * (i + 0.5);
    const [tilt, length] = [random.between(-70, -20), random.between(960, 1180)];
    const curve = (t: number, side: number): readonly [number, number] => [
      x + (side - 0.5) * gap * (0.72 - t * 0.34) + (t - 0.5) * -tilt * 2 + Math.sin(t * 5) * 12,
      240 + i * 36 + t * length,
    ];
    const region: Region = [x - gap * 0.62, 60, gap * 1.3, 1500];
    const spine = Array.from({ length: 12 }, (_, k) => curve((k / 11) * 0.94, 0.5));
    const silhouette = dabBody(spine, gap * 0.86);
    const body = `<g opacity=".6">${silhouette}</g>${swoosh(sheet, curve, 9, gap * 0.13, 1.4)}`;
    markup += place(
      12,
      18,
      1,
      filtered(
        sheet.frameFilter('<feGaussianBlur stdDeviation="9"/>', region),
        `<g opacity=".4">${silhouette.replaceAll('#000', tone(colour, -0.4))}</g>`,
      ),
    );
    markup += relief(sheet, body, { colour, blur: 7, depth: 40, shine: 0.5, cutOut: true, region });
  });
  return markup + fallOff(sheet, ground);
}

/** Draws foundation: one wet smear across the sponge's pores. */
export function cushion(sheet: Sheet, spec: TextureSpec): string {
  const { random } = sheet;
  let pores = '';
  for (let i = 0; i < 330; i++)
    pores += ellipsePath(random.between(0, 1600), random.between(0, 1600), random.between(4, 11), random.between(4, 9));
  const sponge = shape(rectPath(0, 0, 1600, 1600), spec.ground ?? tone(spec.colour, -0.04)) + shape(pores, tone(spec.colour, -0.24), 0.6);
  return sponge + dabOver(sheet, spec) + fallOff(sheet, spec.colour);
}

function dabOver(sheet: Sheet, spec: TextureSpec): string {
  const curve = (t: number, side: number): readonly [number, number] => [
    430 + t * 800,
    480 + (side - 0.5) * 380 * (1 - t * 0.5) + 180 + Math.sin(t * 5 + side) * 110 + t * 190,
  ];
  const spine = Array.from({ length: 14 }, (_, k) => curve(k / 13, 0.5));
  const silhouette = dabBody(spine, 620);
  const body = `<g opacity=".6">${silhouette}</g>${swoosh(sheet, curve, 9, 130, 1)}`;
  return (
    filtered(
      sheet.frameFilter('<feGaussianBlur stdDeviation="18"/>'),
      place(18, 30, 1, `<g opacity=".4">${silhouette.replaceAll('#000', tone(spec.colour, -0.4))}</g>`),
    ) +
    relief(sheet, body, { colour: tone(spec.colour, 0.02), blur: 12, depth: 60, shine: 0.5, cutOut: true, region: [60, 200, 1500, 1150] }) +
    smearProp(sheet, 1180, 1330, 360, mix(spec.colour, '#7a4a2c', 0.16)) +
    smearProp(sheet, 460, 210, 320, tone(spec.colour, 0.06))
  );
}
