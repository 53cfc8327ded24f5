// Bath and bed: indoors, but the ground is soft or steaming.
import { sweep, vignette } from '../backdrop.ts';
import { mix, shadowOn, tone } from '../colour.ts';
import { ellipsePath, rectPath, smoothClosed } from '../path.ts';
import { filtered, line, place, type Sheet, shape } from '../sheet.ts';
import { relief, swoosh } from '../textures/relief.ts';
import type { Room, SceneSpec } from './scene.ts';

/** Draws the rim of a bath with warm steam, a wooden board laid across. */
export function bathRoom(sheet: Sheet, s: SceneSpec): Room {
  const rim =
    shape('M-40 1020C300 980 1300 980 1640 1020V1120H-40Z', tone(s.wall, 0.1)) +
    shape(
      rectPath(0, 1090, 1600, 510),
      sheet.fade(tone(mix(s.wall, '#7fa5a5', 0.5), -0.05), tone(mix(s.wall, '#7fa5a5', 0.5), -0.2), 0, 1090, 0, 1600),
    );
  const board =
    shape('M-40 1190H1640V1420H-40Z', sheet.fade(tone(s.table, 0.07), tone(s.table, -0.04), 0, 1190, 0, 1420)) +
    shape(rectPath(0, 1420, 1600, 50), tone(s.table, -0.2)) +
    [1262, 1340].map((y) => shape(rectPath(0, y, 1600, 5), tone(s.table, -0.24), 0.7)).join('');
  const fibre = `<feTurbulence type="fractalNoise" baseFrequency=".0016 .07" numOctaves="3" seed="11"/><feColorMatrix values="0 0 0 0 .3 0 0 0 0 .2 0 0 0 0 .1 0 2 0 0 -.86"/>`;
  const shadow = filtered(sheet.blur(18, 5, 40), shape(rectPath(0, 1466, 1600, 66), shadowOn(s.wall), 0.5));
  let slats = '';
  for (let x = 0; x < 1600; x += 133) slats += `M${x} 0V1010`;
  const steam = filtered(
    sheet.blur(60, 20, 20),
    [
      [300, 700, 210],
      [560, 420, 170],
      [1260, 640, 230],
      [1080, 330, 150],
    ]
      .map(([x = 0, y = 0, r = 0]) => shape(ellipsePath(x, y, r, r * 0.8), '#fff', 0.34))
      .join(''),
  );
  return {
    behind:
      sweep(sheet, s.wall, s.wall, 1590) +
      line(slats, tone(s.wall, -0.12), 6, 0.8) +
      steam +
      rim +
      shadow +
      board +
      filtered(sheet.filter(fibre), shape(rectPath(0, 1190, 1600, 280), '#000')),
    before: vignette(sheet, s.wall),
    ground: 1330,
    floor: s.table,
  };
}

/** Draws rumpled linen in morning light: folds are lit relief. */
export function bedRoom(sheet: Sheet, s: SceneSpec): Room {
  const curve = (t: number, side: number): readonly [number, number] => [
    -160 + t * 1900 + side * 120,
    900 + side * 860 - t * 260 * (1 - side) + Math.sin(t * 4 + side * 9) * 74,
  ];
  const cloth = relief(sheet, swoosh(sheet, curve, 9, 170, 0.3), {
    colour: s.table,
    blur: 26,
    depth: 80,
    shine: 0,
    region: [0, 860, 1600, 740],
  });
  const edge = smoothClosed([
    [-80, 960],
    [300, 900],
    [760, 950],
    [1200, 880],
    [1680, 930],
    [1680, 1700],
    [-80, 1700],
  ]);
  const pillow = filtered(
    sheet.blur(5, 10, 10),
    shape(
      'M-60 930C-40 640 200 560 520 640C700 690 720 880 640 980Z',
      sheet.linear(
        [
          [0, tone(s.table, 0.05)],
          [0.5, tone(s.table, -0.02)],
          [1, tone(s.table, -0.16)],
        ],
        0,
        620,
        160,
        960,
      ),
    ) + line('M60 900C200 790 420 760 600 800M120 700C240 720 300 760 340 820', tone(s.table, -0.12), 9, 0.5),
  );
  return {
    behind: `${sweep(sheet, s.wall, s.table, 930) + place(s.x > 800 ? 0 : 960, 0, 1, pillow)}<g clip-path="${sheet.clip(edge)}">${cloth}</g>`,
    before: vignette(sheet, s.wall),
    ground: 1300,
    floor: s.table,
  };
}
