// Rooms: walls with tiles, plaster, panels; tables of wood and stone.

import { gobo, sweep, vignette } from '../backdrop.ts';
import { mix, shadowOn, tone } from '../colour.ts';
import { ellipsePath, n, rectPath } from '../path.ts';
import { filtered, line, type Sheet, shape } from '../sheet.ts';
import type { Room, SceneSpec } from './scene.ts';
import { fibres, tableTop, tiles, windowLight } from './walls.ts';

function windowRoom(sheet: Sheet, s: SceneSpec): Room {
  return {
    behind: sweep(sheet, s.wall, s.table, 1040) + windowLight(sheet, s.wall, s.x > 800 ? 160 : 560) + tableTop(sheet, 1040, s.table, true),
    before: vignette(sheet, s.wall),
    ground: 1300,
    floor: s.table,
  };
}

function shelfRoom(sheet: Sheet, s: SceneSpec): Room {
  const y = 1180;
  const under = shape(
    rectPath(0, y + 132, 1600, 130),
    sheet.linear(
      [
        [0, shadowOn(s.wall), 0.5],
        [1, shadowOn(s.wall), 0],
      ],
      0,
      y + 132,
      0,
      y + 262,
    ),
  );
  const shelf =
    shape(rectPath(0, y, 1600, 84), sheet.fade(tone(s.table, 0.1), tone(s.table, 0.02), 0, y, 0, y + 84)) +
    shape(rectPath(0, y + 84, 1600, 52), sheet.fade(tone(s.table, -0.05), tone(s.table, -0.16), 0, y + 84, 0, y + 136)) +
    shape(rectPath(0, y + 82, 1600, 4), '#fff', 0.4);
  const light = shape(
    'M-100 200L700 -100H1200L100 1180H-100Z',
    sheet.linear(
      [
        [0, '#fff4dd', 0.5],
        [1, '#fff4dd', 0.08],
      ],
      0,
      0,
      400,
      1100,
    ),
  );
  return {
    behind: sweep(sheet, s.wall, s.wall, 1590) + tiles(sheet, s.wall, 1600, 200) + filtered(sheet.blur(16, 10, 10), light) + under + shelf,
    before: vignette(sheet, s.wall),
    ground: y + 48,
    floor: s.table,
  };
}

function bedsideRoom(sheet: Sheet, s: SceneSpec): Room {
  const dusk = tone(s.wall, -0.08);
  const glow = shape(
    rectPath(0, 0, 1600, 1600),
    sheet.radial(
      [
        [0, '#ffdca4', 0.75],
        [0.4, '#ffcf8f', 0.3],
        [1, '#ffcf8f', 0],
      ],
      s.x > 800 ? 320 : 1280,
      560,
      900,
    ),
  );
  const panels = [0, 1, 2, 3, 4]
    .map((i) => shape(rectPath(i * 340 - 40, 0, 6, 1100), shadowOn(s.wall), 0.3) + shape(rectPath(i * 340 - 34, 0, 3, 1100), '#fff', 0.2))
    .join('');
  const lampX = s.x > 800 ? 320 : 1280;
  const shade = shape(
    `M${lampX - 120} 380H${lampX + 120}L${lampX + 190} 650H${lampX - 190}Z`,
    sheet.linear(
      [
        [0, '#fff0cf'],
        [0.5, '#ffe2ac'],
        [1, '#e8bd7c'],
      ],
      lampX - 190,
      0,
      lampX + 190,
      0,
    ),
  );
  const stem =
    shape(
      rectPath(lampX - 10, 650, 20, 420),
      sheet.linear(
        [
          [0, '#8a6a42'],
          [0.4, '#e6cb98'],
          [1, '#6b4e2c'],
        ],
        lampX - 10,
        0,
        lampX + 10,
        0,
      ),
    ) +
    shape(ellipsePath(lampX, 1150, 110, 26), '#8a6a42') +
    shape(ellipsePath(lampX, 1142, 110, 24), '#c9a873') +
    shape(rectPath(lampX - 10, 1040, 20, 100), '#c9a873');
  return {
    behind: sweep(sheet, dusk, s.table, 1100) + panels + glow + tableTop(sheet, 1100, s.table, true) + stem + shade,
    before: vignette(sheet, tone(s.wall, -0.1)),
    ground: 1330,
    floor: s.table,
  };
}

function teaRoom(sheet: Sheet, s: SceneSpec): Room {
  const disc = ellipsePath(800, 1330, 980, 330);
  const rim = shape(ellipsePath(800, 1372, 984, 334), tone(s.table, -0.22));
  const top = shape(disc, sheet.fade(tone(s.table, 0.07), tone(s.table, -0.07), 0, 1000, 1200, 1600));
  const grain = `<g clip-path="${sheet.clip(disc)}">${fibres(sheet, 990, s.table)}</g>`;
  return {
    behind:
      sweep(sheet, s.wall, tone(s.wall, -0.1), 1180) +
      gobo(sheet, 'leaves', s.wall) +
      rim +
      top +
      grain +
      line(`M-100 1180A980 330 0 0 1 1700 1180`, '#fff', 3, 0.3),
    before: vignette(sheet, s.wall),
    ground: 1330,
    floor: s.table,
  };
}

function vanityRoom(sheet: Sheet, s: SceneSpec): Room {
  const cx = s.x > 800 ? 480 : 1120;
  const glassFill = sheet.linear(
    [
      [0, tone(s.wall, 0.12)],
      [0.45, tone(s.wall, 0.02)],
      [0.46, tone(s.wall, 0.09)],
      [1, tone(s.wall, -0.05)],
    ],
    cx - 330,
    200,
    cx + 330,
    1000,
  );
  const mirror =
    filtered(sheet.blur(22, 10, 10), shape(ellipsePath(cx + 34, 650, 350, 440), shadowOn(s.wall), 0.4)) +
    shape(ellipsePath(cx, 620, 350, 440), mix('#b98d55', s.table, 0.2)) +
    shape(ellipsePath(cx + 3, 623, 334, 424), tone('#b98d55', -0.18)) +
    shape(ellipsePath(cx, 620, 330, 420), glassFill);
  const marble = `<feTurbulence type="turbulence" baseFrequency=".0032 .009" numOctaves="4" seed="${sheet.random.whole(1, 60)}"/><feColorMatrix values="0 0 0 0 .42 0 0 0 0 .36 0 0 0 0 .32 -3.4 0 0 0 .52"/>`;
  return {
    behind:
      sweep(sheet, s.wall, s.table, 1090) +
      mirror +
      tableTop(sheet, 1090, s.table, false) +
      filtered(sheet.filter(marble), shape(rectPath(0, 1092, 1600, 386), '#000')),
    before: vignette(sheet, s.wall),
    ground: 1320,
    floor: s.table,
  };
}

function nicheRoom(sheet: Sheet, s: SceneSpec): Room {
  const base = 1280;
  const d = `M330 ${base}V560A470 470 0 0 1 1270 560V${base}Z`;
  const inside = sheet.linear(
    [
      [0, tone(s.wall, -0.2)],
      [0.25, tone(s.wall, -0.1)],
      [1, tone(s.wall, 0.02)],
    ],
    330,
    200,
    1270,
    900,
  );
  const depth = filtered(
    sheet.blur(30, 10, 10),
    shape(`M330 ${base}V560A470 470 0 0 1 960 118A520 520 0 0 0 520 640V${base}Z`, shadowOn(s.wall), 0.42),
  );
  const plaster = `<feTurbulence type="fractalNoise" baseFrequency=".011" numOctaves="2" seed="${sheet.random.whole(1, 60)}"/><feDiffuseLighting surfaceScale="5" diffuseConstant="1.25" lighting-color="#ffffff"><feDistantLight azimuth="225" elevation="56"/></feDiffuseLighting>`;
  const texture = `<g style="mix-blend-mode:multiply" opacity=".5">${filtered(sheet.filter(plaster), shape(rectPath(0, 0, 1600, 1600), '#000'))}</g>`;
  const sill =
    shape(
      `M250 ${base - 40}H1350L1400 ${base + 90}H200Z`,
      sheet.fade(tone(s.table, 0.02), tone(s.table, 0.08), 0, base - 40, 0, base + 90),
    ) + shape(rectPath(200, base + 90, 1200, 74), sheet.fade(tone(s.table, -0.06), tone(s.table, -0.18), 200, 0, 1400, 0));
  const under = filtered(sheet.blur(24, 10, 40), shape(`M220 ${base + 160}H1400L1520 ${base + 300}H360Z`, shadowOn(s.wall), 0.35));
  return {
    behind: `${sweep(sheet, s.wall, s.wall, 1590) + shape(d, inside)}<g clip-path="${sheet.clip(d)}">${depth}</g>${texture}${under}${sill}`,
    before: vignette(sheet, s.wall),
    ground: base + 18,
    floor: s.table,
  };
}

function kitchenRoom(sheet: Sheet, s: SceneSpec): Room {
  let rows = '';
  for (let y = 120; y < 1100; y += 98)
    for (let x = ((y / 98) % 2 ? -130 : 0) - 40; x < 1600; x += 260) rows += `<rect x="${n(x)}" y="${y}" width="252" height="90" rx="6"/>`;
  const brick = `<g fill="${tone(s.wall, 0.06)}" fill-opacity=".75" stroke="#fff" stroke-opacity=".45" stroke-width="2">${rows}</g>`;
  return {
    behind:
      sweep(sheet, tone(s.wall, -0.05), s.table, 1120) +
      brick +
      shape(
        'M-40 0H620L1180 1120H300Z',
        sheet.linear(
          [
            [0, '#fff2d6', 0.4],
            [1, '#fff2d6', 0.16],
          ],
          0,
          0,
          700,
          1100,
        ),
      ) +
      tableTop(sheet, 1120, s.table, false),
    before: vignette(sheet, s.wall),
    ground: 1340,
    floor: s.table,
  };
}

export const rooms = {
  window: windowRoom,
  shelf: shelfRoom,
  bedside: bedsideRoom,
  tea: teaRoom,
  vanity: vanityRoom,
  niche: nicheRoom,
  kitchen: kitchenRoom,
};
