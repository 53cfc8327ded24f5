// Water, garden, beach, bath, bed: settings with a soft or moving ground.
import { sweep, vignette } from '../backdrop.ts';
import { mix, tone } from '../colour.ts';
import { ellipsePath, n, rectPath, smoothClosed, smoothOpen } from '../path.ts';
import { sprig } from '../props/botanical.ts';
import { stone } from '../props/objects.ts';
import { filtered, line, place, type Sheet, shape } from '../sheet.ts';
import { fallOff, relief, swoosh } from '../textures/relief.ts';
import type { Room, SceneSpec } from './scene.ts';

/** Draws water around a flat rock for the pack. */
export function waterRoom(sheet: Sheet, s: SceneSpec): Room {
  const y = 900;
  const water = shape(
    rectPath(0, y, 1600, 700),
    sheet.linear(
      [
        [0, tone(s.table, 0.1)],
        [0.4, s.table],
        [1, tone(s.table, -0.14)],
      ],
      0,
      y,
      0,
      1600,
    ),
  );
  let glints = '';
  for (let i = 0; i < 34; i++) {
    const gy = y + 14 + (i / 34) ** 1.5 * 670;
    const w = 60 + (i / 34) * 240;
    const x = sheet.random.between(-60, 1600);
    glints += `M${n(x)} ${n(gy)}q${n(w / 4)} ${n(-5 - i * 0.25)} ${n(w / 2)} 0t${n(w / 2)} 0`;
  }
  const rings = [1, 2, 3].map((i) => line(ellipsePath(s.x, 1390, 430 + i * 92, 90 + i * 26), '#fff', 5 - i, 0.42 - i * 0.08)).join('');
  const far = [200, 560, 1180, 1440]
    .map(
      (x, i) =>
        shape(ellipsePath(x, y + 6, 150 - i * 14, 40 + i * 6), tone(s.wall, -0.2), 0.7) +
        shape(ellipsePath(x, y + 26, 150 - i * 14, 16), tone(s.table, -0.16), 0.5),
    )
    .join('');
  const reflection = filtered(sheet.blur(18, 10, 30), shape(ellipsePath(s.x + 10, 1440, 440, 74), tone(s.table, -0.3), 0.7));
  const rock = stone(sheet, s.x, 1450, 450, 142, mix(tone(s.table, -0.12, 0.4), '#8a8277', 0.5));
  const flat = filtered(sheet.blur(10, 5, 20), shape(ellipsePath(s.x - 20, 1254, 330, 44), '#fff', 0.18));
  return {
    behind:
      sweep(sheet, s.wall, s.table, y) +
      filtered(sheet.blur(9, 10, 40), far) +
      water +
      line(glints, '#fff', 3.4, 0.4) +
      rings +
      reflection +
      rock +
      flat,
    before: vignette(sheet, s.wall),
    ground: 1262,
    floor: tone(s.table, -0.1, 0.6),
  };
}

/** Draws blurred greenery behind a stone ledge, a near branch out of focus. */
export function gardenRoom(sheet: Sheet, s: SceneSpec): Room {
  let far = '';
  for (let i = 0; i < 26; i++) {
    const r = sheet.random.between(50, 190);
    far += shape(
      ellipsePath(sheet.random.between(0, 1600), sheet.random.between(0, 980), r, r),
      tone(s.wall, sheet.random.between(-0.14, 0.14)),
      0.55,
    );
  }
  const bokeh = Array.from({ length: 12 }, () =>
    shape(ellipsePath(sheet.random.between(0, 1600), sheet.random.between(0, 800), 46, 46), '#fff6da', 0.2),
  ).join('');
  const near = `<g filter="${sheet.blur(13, 10, 10)}">${place(s.x > 800 ? 40 : 1560, 120, 1, sprig(sheet, tone(s.wall, -0.16), 800, 7), s.x > 800 ? 140 : -140)}</g>`;
  const slab =
    shape(rectPath(0, 1110, 1600, 300), sheet.fade(tone(s.table, 0.08), tone(s.table, -0.02), 0, 1110, 0, 1410)) +
    shape(rectPath(0, 1410, 1600, 190), sheet.fade(tone(s.table, -0.12), tone(s.table, -0.26), 0, 1410, 0, 1600)) +
    shape(rectPath(0, 1408, 1600, 5), '#fff', 0.3);
  const grit = `<feTurbulence type="fractalNoise" baseFrequency=".11" numOctaves="2" seed="5"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .18 0 0 0 0 .14 0 1.2 0 0 -.62"/>`;
  return {
    behind:
      sweep(sheet, s.wall, s.table, 1110) +
      filtered(sheet.blur(34, 5, 5), far) +
      bokeh +
      slab +
      filtered(sheet.filter(grit), shape(rectPath(0, 1110, 1600, 490), '#000')),
    before: near + vignette(sheet, s.wall),
    ground: 1290,
    floor: s.table,
  };
}

/** Draws sand in low light with the sea's line far behind. */
export function beachRoom(sheet: Sheet, s: SceneSpec): Room {
  const sky = shape(rectPath(0, 0, 1600, 720), sheet.fade(tone(s.wall, -0.04), tone(s.wall, 0.09), 0, 0, 0, 720));
  const sea =
    shape(rectPath(0, 700, 1600, 190), sheet.fade(tone(s.wall, -0.2, 1.6), tone(s.wall, -0.06, 1.3), 0, 700, 0, 890)) +
    line('M0 800q200 -8 400 0t400 0t400 0t400 0M0 850q160 -10 320 0t320 0t320 0t320 0t320 0', '#fff', 6, 0.6);
  const curve = (t: number, side: number): readonly [number, number] => [
    -100 + t * 1800,
    930 + side ** 1.4 * 720 + Math.sin(t * 9 + side * 8) * (10 + side * 34),
  ];
  const dunes = relief(sheet, swoosh(sheet, curve, 16, 60, 0.6), {
    colour: s.table,
    blur: 10,
    depth: 22,
    shine: 0,
    grain: 0.09,
    grainDepth: 0.08,
    region: [0, 850, 1600, 750],
  });
  const shore = smoothClosed([
    [-80, 890],
    [400, 872],
    [900, 896],
    [1680, 868],
    [1680, 1680],
    [-80, 1680],
  ]);
  return {
    behind:
      sky +
      sea +
      `<g clip-path="${sheet.clip(shore)}">${dunes}</g>` +
      line(
        smoothOpen([
          [-80, 890],
          [400, 872],
          [900, 896],
          [1680, 868],
        ]),
        '#fff',
        14,
        0.7,
      ) +
      fallOff(sheet, s.table),
    before: '',
    ground: 1330,
    floor: s.table,
  };
}
