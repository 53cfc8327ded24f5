// Traces of make-up: pencil hairs, mascara, pressed colour.
import { mix, tone } from '../colour.ts';
import { n, rectPath } from '../path.ts';
import { filtered, group, line, type Sheet, shape } from '../sheet.ts';
import { fallOff, furrows, relief, swoosh } from './relief.ts';
import { plane } from './solids.ts';
import type { TextureSpec } from './texture.ts';

/** Draws pencil: fine hairs drawn in order, two shades. */
export function strokes(sheet: Sheet, spec: TextureSpec): string {
  const { random } = sheet;
  const ground = spec.ground ?? '#f3e4d6';
  const tooth = `<feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="2" seed="7" result="t"/><feComposite in="SourceGraphic" in2="t" operator="arithmetic" k1="1.5" k2=".25" k3="0" k4="0"/>`;
  let hair = '';
  (spec.colours ?? [spec.colour]).forEach((colour, band) => {
    for (let i = 0; i < 84; i++) {
      const share = i / 84;
      const x = 130 + share * 1240 + random.between(-14, 14);
      const y = 640 + band * 640 - Math.sin(share * 2.5) * 270 + random.between(-40, 40);
      const l = random.between(150, 240) * (1.05 - share * 0.4);
      const lean = 0.25 + share * 1.1;
      hair += line(
        `M${n(x)} ${n(y)}q${n(l * 0.22 * lean)} ${n(-l * 0.6)} ${n(l * lean)} ${n(-l * (1 - share * 0.6))}`,
        tone(colour, random.between(-0.05, 0.08)),
        random.between(5, 12),
        0.85,
      );
    }
  });
  return plane(sheet, ground) + filtered(sheet.filter(tooth), hair) + fallOff(sheet, ground);
}

/** Draws mascara: the brush across the frame and its comb-like trace. */
export function bristles(sheet: Sheet, spec: TextureSpec): string {
  const { random } = sheet;
  const ground = spec.ground ?? '#efe2d8';
  const curve = (t: number, side: number): readonly [number, number] => [
    120 + t * 1330,
    880 + side * 480 - Math.sin(t * 3) * 130 + Math.sin(side * 40) * 10,
  ];
  const trace = furrows(sheet, curve, 26, 17, [0.8, 1]);
  const ink = relief(sheet, trace, {
    colour: tone(spec.colour, 0.16),
    blur: 3,
    depth: 12,
    shine: 0.6,
    shininess: 20,
    cutOut: true,
    region: [60, 660, 1480, 760],
  });
  let hair = '';
  for (let i = 0; i < 150; i++) {
    const x = -560 + i * 7.4;
    const reach = 70 + Math.sin((i / 150) * Math.PI) * 74 + random.between(-12, 12);
    hair += `M${n(x)} ${n(-reach)}Q${n(x + 10)} 0 ${n(x - 16)} ${n(reach)}`;
  }
  const core = shape(
    rectPath(-600, -13, 2000, 26),
    sheet.linear(
      [
        [0, '#6b6560'],
        [0.4, '#d8d2ca'],
        [1, '#3d3834'],
      ],
      0,
      -13,
      0,
      13,
    ),
  );
  const tool = group(
    'translate(760 480) rotate(-14)',
    filtered(sheet.blur(18, 5, 30), group('translate(30 70)', line(hair, '#2b1c14', 7, 0.5))) +
      core +
      line(hair, spec.colour, 6) +
      group('translate(-2 -4)', line(hair, tone(spec.colour, 0.3), 1.4, 0.6)),
  );
  return plane(sheet, ground) + ink + tool + fallOff(sheet, ground);
}

/** Draws pressed cream blush with an embossed pattern, one swipe taken. */
export function pressed(sheet: Sheet, spec: TextureSpec): string {
  let pattern = '';
  for (let ring = 0; ring < 5; ring++) {
    for (let i = 0; i < 10 + ring * 4; i++) {
      const angle = (360 / (10 + ring * 4)) * i + ring * 11;
      pattern += group(
        `translate(700 700) rotate(${n(angle)})`,
        shape(
          `M0 ${n(-80 - ring * 165)}C-70 ${n(-130 - ring * 165)} -60 ${n(-230 - ring * 165)} 0 ${n(-260 - ring * 165)}C60 ${n(-230 - ring * 165)} 70 ${n(-130 - ring * 165)} 0 ${n(-80 - ring * 165)}Z`,
          '#000',
          0.55,
        ),
      );
    }
  }
  const curve = (t: number, side: number): readonly [number, number] => [620 + t * 900, 1430 - t * 560 + (side - 0.5) * 330];
  const base = relief(sheet, pattern, { colour: spec.colour, blur: 9, depth: 34, shine: 0.2 });
  const swipe = relief(sheet, swoosh(sheet, curve, 10, 90, 1), {
    colour: mix(spec.colour, '#ffffff', 0.08),
    blur: 9,
    depth: 46,
    shine: 0.4,
    cutOut: true,
    region: [540, 560, 1060, 1040],
  });
  return base + swipe + fallOff(sheet, spec.colour);
}
