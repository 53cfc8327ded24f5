// Dry substances: powder, crystals, leaves, capsules, strokes.
import { tone } from '../colour.ts';
import { blob, ellipsePath, n, rectPath } from '../path.ts';
import { type FlowerName, flower, leaf } from '../props/botanical.ts';
import { pill } from '../props/small-props.ts';
import { filtered, group, line, place, type Sheet, shape, use } from '../sheet.ts';
import { fallOff, relief, swoosh } from './relief.ts';
import type { TextureSpec } from './texture.ts';

export const plane = (sheet: Sheet, colour: string): string =>
  shape(rectPath(0, 0, 1600, 1600), sheet.fade(tone(colour, 0.05), tone(colour, -0.08), 0, 0, 1600, 1600));

/** Draws soft powder: a dune with a finger's trace. */
export function powder(sheet: Sheet, spec: TextureSpec): string {
  const { random } = sheet;
  const curve = (t: number, side: number): readonly [number, number] => [
    160 + t * 1250,
    1180 - t * 640 + (side - 0.5) * 300 + Math.sin(t * 3.4) * 150,
  ];
  let crumbs = '';
  for (let i = 0; i < 150; i++)
    crumbs += ellipsePath(random.between(0, 1600), random.between(0, 1600), random.between(3, 15), random.between(3, 12));
  const heights =
    shape(
      ellipsePath(860, 740, 900, 700),
      sheet.radial(
        [
          [0, '#ffffff', 0.55],
          [0.5, '#ffffff', 0.3],
          [1, '#ffffff', 0],
        ],
        860,
        740,
        900,
        0.78,
      ),
    ) +
    swoosh(sheet, curve, 7, 90, 0.7) +
    shape(crumbs, '#000', 0.22);
  return (
    relief(sheet, heights, { colour: spec.colour, blur: 6, depth: 30, shine: 0, grain: 0.05, grainDepth: 0.16 }) +
    fallOff(sheet, spec.colour)
  );
}

/** Draws cut stones of salt: each a pale top, a mid and a deep facet. */
export function crystals(sheet: Sheet, spec: TextureSpec): string {
  const { random } = sheet;
  let markup = plane(sheet, tone(spec.colour, -0.15));
  for (let layer = 0; layer < 3; layer++) {
    const count = [90, 80, 46][layer] ?? 40;
    for (let i = 0; i < count; i++) {
      const tinted = random.next() < 0.12;
      const tint = tone(tinted ? (spec.accent ?? spec.colour) : spec.colour, (i % 4) * 0.03 - 0.06 + (layer - 2) * 0.05);
      const stone = sheet.stamp(facet(100, tint, 0.7 + (i % 3) * 0.22));
      markup += use(
        stone,
        random.between(-20, 1620),
        random.between(-20, 1620),
        random.whole(-40, 40),
        random.between(0.44, 0.8) + layer * 0.24,
      );
    }
  }
  return markup + fallOff(sheet, spec.colour);
}

function facet(s: number, tint: string, skew: number): string {
  const [a, b, c] = [n(s * 0.9), n(s * 0.4 * skew), n(s * 0.7)];
  const shade = shape(`M${n(-s * 0.8)} ${b}L${n(s * 0.3)} ${n(s * 1.1)}L${n(s * 1.3)} ${n(s * 0.6)}L${n(s)} 0Z`, '#1c2422', 0.28);
  const top = shape(`M${n(-s * 0.9)} 0L${n(-s * 0.2)} -${b}L${a} ${n(-s * 0.16)}L${n(s * 0.16)} ${n(s * 0.32)}Z`, tone(tint, 0.1), 0.96);
  const left = shape(`M${n(-s * 0.9)} 0L${n(s * 0.16)} ${n(s * 0.32)}L${n(s * 0.06)} ${n(s * 0.96)}L${n(-s * 0.8)} ${c}Z`, tint, 0.94);
  const right = shape(
    `M${a} ${n(-s * 0.16)}L${n(s * 0.16)} ${n(s * 0.32)}L${n(s * 0.06)} ${n(s * 0.96)}L${n(s * 0.8)} ${n(s * 0.5)}Z`,
    tone(tint, -0.16),
    0.94,
  );
  return (
    shade +
    left +
    right +
    top +
    line(
      `M${n(-s * 0.9)} 0L${n(s * 0.16)} ${n(s * 0.32)}L${a} ${n(-s * 0.16)}M${n(s * 0.16)} ${n(s * 0.32)}L${n(s * 0.06)} ${n(s * 0.96)}`,
      '#fff',
      2.4,
      0.6,
    )
  );
}

/** Draws magnesium: thin translucent flakes lying over each other. */
export function flakes(sheet: Sheet, spec: TextureSpec): string {
  const { random } = sheet;
  let markup = plane(sheet, spec.ground ?? tone(spec.colour, -0.2));
  for (let i = 0; i < 130; i++) {
    const s = random.between(44, 160);
    const d = blob(random, s, s * random.between(0.4, 0.8), 0.26, 6).replace(/C[^C]*? ([-\d.]+ [-\d.]+)(?=[CZ])/g, 'L$1');
    const fill = sheet.linear(
      [
        [0, '#ffffff', 0.95],
        [0.5, spec.colour, 0.8],
        [1, tone(spec.colour, -0.12), 0.85],
      ],
      -100,
      -60,
      100,
      60,
    );
    markup += place(
      random.between(0, 1600),
      random.between(0, 1600),
      1,
      place(8, 12, 1, shape(d, tone(spec.colour, -0.4), 0.28)) +
        `<path d="${d}" fill="${fill}" stroke="#fff" stroke-opacity=".8" stroke-width="2.5"/>`,
      random.whole(0, 180),
    );
  }
  return markup + fallOff(sheet, spec.colour);
}

/** Draws one curled leaf, 200 long; `curl` bends its back. */
function teaLeaf(sheet: Sheet, tint: string, w: number, curl: number): string {
  const l = 200;
  const d = `M${-l / 2} 0C${-l * 0.2} ${n(-w * 2.4 * curl)} ${l * 0.2} ${n(-w * 0.2)} ${l / 2} ${n(-w)}C${l * 0.2} ${n(w * 1.2)} ${-l * 0.2} ${n(w * 0.4)} ${-l / 2} 0Z`;
  const fill = sheet.linear(
    [
      [0, tone(tint, 0.1)],
      [0.55, tint],
      [1, tone(tint, -0.2)],
    ],
    0,
    -Math.round(w * 1.4),
    0,
    Math.round(w),
  );
  const back = `M${-l * 0.42} ${n(-w * 0.3)}C${-l * 0.1} ${n(-w * 1.1 * curl)} ${l * 0.2} ${n(-w * 0.2)} ${l * 0.44} ${n(-w * 0.8)}`;
  return place(7, 13, 1, shape(d, '#17130d', 0.36)) + shape(d, fill) + line(back, tone(tint, 0.16), 2, 0.7);
}

/** Draws long curled tea leaves with silver buds. */
export function leaves(sheet: Sheet, spec: TextureSpec): string {
  const { random } = sheet;
  const kinds: string[] = [];
  for (let i = 0; i < 16; i++)
    kinds.push(
      sheet.stamp(
        teaLeaf(
          sheet,
          tone(i % 4 === 0 ? (spec.accent ?? spec.colour) : spec.colour, random.between(-0.12, 0.1)),
          random.between(14, 32),
          random.between(0.7, 1.3),
        ),
      ),
    );
  let markup = plane(sheet, tone(spec.colour, -0.3));
  for (let i = 0; i < 330; i++)
    markup += use(random.pick(kinds), random.between(0, 1600), random.between(0, 1600), random.whole(0, 360), random.between(0.75, 1.5));
  return markup + fallOff(sheet, spec.colour);
}

/** Draws dried blossoms among leaves. */
export function blossoms(sheet: Sheet, spec: TextureSpec): string {
  const { random } = sheet;
  let markup = plane(sheet, tone(spec.accent ?? '#66754f', -0.2));
  const blades = [-0.08, -0.03, 0.03, 0.08].map((step) =>
    sheet.stamp(place(9, 14, 1, shape(ellipsePath(0, -90, 34, 84), '#17130d', 0.26)) + leaf(tone(spec.accent ?? '#66754f', step), 180, 46)),
  );
  for (let i = 0; i < 90; i++)
    markup += use(random.pick(blades), random.between(0, 1600), random.between(0, 1600), random.whole(0, 360), random.between(0.6, 1.2));
  const kind: FlowerName = 'jasmine';
  const shade = filtered(sheet.blur(14, 20, 20), shape(ellipsePath(16, 26, 130, 130), '#17130d', 0.42));
  const blooms = [0, 1, 2].map((i) => sheet.stamp(shade + flower(sheet, kind, tone(spec.colour, i * -0.02), 160)));
  for (let i = 0; i < 19; i++)
    markup += use(random.pick(blooms), ((i * 467) % 1500) + 50, ((i * 293) % 1500) + 60, random.whole(0, 72), random.between(0.75, 1.2));
  return markup + fallOff(sheet, spec.accent ?? '#66754f');
}

/** Draws two-tone capsules strewn on a plate. */
export function capsules(sheet: Sheet, spec: TextureSpec): string {
  const ground = spec.ground ?? '#efe3d6';
  let markup = plane(sheet, ground);
  const spots: [number, number][] = [];
  for (let row = 0; row < 5; row++) for (let i = 0; i < 5; i++) spots.push([120 + i * 350 + (row % 2) * 150 - 60, 130 + row * 335]);
  for (const [x, y] of spots)
    markup += pill(
      sheet,
      x + sheet.random.between(-36, 36),
      y + sheet.random.between(-36, 36),
      sheet.random.whole(0, 180),
      158,
      spec.accent ?? '#a9c09b',
      spec.colour,
    );
  return markup + fallOff(sheet, ground);
}

/** Draws amber softgels: light passes through and gathers on the far side. */
export function softgels(sheet: Sheet, spec: TextureSpec): string {
  const ground = spec.ground ?? '#ece2cf';
  const { random } = sheet;
  let markup = plane(sheet, ground);
  const c = spec.colour;
  for (let row = 0; row < 5; row++) {
    for (let i = 0; i < 4; i++) {
      const [x, y] = [190 + i * 400 + (row % 2) * 130 - 50 + random.between(-40, 40), 150 + row * 325 + random.between(-34, 34)];
      const fill = sheet.linear(
        [
          [0, tone(c, -0.14, 1.1)],
          [0.5, c],
          [1, tone(c, 0.2)],
        ],
        -80,
        -70,
        80,
        70,
      );
      const shadow = filtered(
        sheet.blur(14, 20, 40),
        shape(ellipsePath(28, 38, 160, 90), tone(ground, -0.36), 0.6) + shape(ellipsePath(54, 54, 80, 32), tone(c, 0.2), 0.9),
      );
      const glow = filtered(sheet.blur(12, 20, 40), shape(ellipsePath(44, 34, 80, 34), tone(c, 0.3), 0.9));
      markup += place(
        x,
        y,
        1,
        group(
          `rotate(${random.whole(-50, 50)})`,
          shadow +
            shape(ellipsePath(0, 0, 158, 96), fill) +
            glow +
            line('M-118 -30A130 74 0 0 1 -20 -76', '#fff', 16, 0.85) +
            line(ellipsePath(0, 0, 154, 92), tone(c, -0.2), 4, 0.4),
        ),
      );
    }
  }
  return markup + fallOff(sheet, ground);
}
