// Parts of rooms: window light, tiles, table tops and their fibers.
import { shadowOn, tone } from '../colour.ts';
import { rectPath } from '../path.ts';
import { sprig } from '../props/botanical.ts';
import { filtered, group, line, place, type Sheet, shape } from '../sheet.ts';

/** Draws a table top with its front edge; wood gets fibres from stretched turbulence. */
export function tableTop(sheet: Sheet, y: number, colour: string, wood: boolean, edge = 1480): string {
  const top = shape(
    rectPath(0, y, 1600, edge - y),
    sheet.linear(
      [
        [0, tone(colour, 0.06)],
        [0.3, colour],
        [1, tone(colour, -0.06)],
      ],
      0,
      y,
      500,
      edge,
    ),
  );
  const front =
    shape(rectPath(0, edge, 1600, 1600 - edge), sheet.fade(tone(colour, -0.1), tone(colour, -0.24), 0, edge, 0, 1600)) +
    shape(rectPath(0, edge - 2, 1600, 5), '#fff', 0.28);
  return (
    top +
    (wood ? fibres(sheet, y, colour) : '') +
    front +
    shape(
      rectPath(0, y - 16, 1600, 34),
      sheet.linear(
        [
          [0, shadowOn(colour), 0],
          [0.5, shadowOn(colour), 0.22],
          [1, shadowOn(colour), 0],
        ],
        0,
        y - 16,
        0,
        y + 18,
      ),
    )
  );
}

export function fibres(sheet: Sheet, y: number, colour: string): string {
  const [r, g, b] = [1, 3, 5].map((i) => Math.round((Number.parseInt(tone(colour, -0.2).slice(i, i + 2), 16) / 255) * 100) / 100);
  const body = `<feTurbulence type="fractalNoise" baseFrequency=".0016 .045" numOctaves="3" seed="${sheet.random.whole(1, 99)}"/><feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 0 1.9 0 0 -.86"/>`;
  return filtered(sheet.filter(body), shape(rectPath(0, y, 1600, 1600 - y), '#000'));
}

/** Draws a window's light on the wall: four slanted panes, with leaves in front of them. */
export function windowLight(sheet: Sheet, wall: string, x = 240, y = 90): string {
  const panes = [0, 1].flatMap((i) => [0, 1].map((j) => rectPath(i * 270, j * 330, 246, 306))).join('');
  const leaves = [
    [60, 720, -18],
    [300, 760, 16],
    [520, 640, -40],
  ]
    .map(([a = 0, b = 0, t = 0]) => place(a, b, 1, sprig(sheet, shadowOn(wall), 420, 6), t))
    .join('');
  const cast = `<g opacity=".3">${filtered(sheet.blur(13, 10, 10), leaves)}</g>`;
  return (
    group(`translate(${x} ${y}) skewY(10) skewX(-12)`, filtered(sheet.blur(8, 10, 10), shape(panes, '#fff1d6', 0.62))) +
    group(`translate(${x} ${y})`, cast)
  );
}

export function tiles(sheet: Sheet, wall: string, bottom: number, size: number): string {
  const grout = tone(wall, -0.1);
  let grid = '';
  for (let x = size; x < 1600; x += size) grid += `M${x} 0V${bottom}`;
  for (let y = bottom % size; y < bottom; y += size) grid += `M0 ${y}H1600`;
  let tints = '';
  for (let i = 0; i < 16; i++) {
    const [x, y] = [
      sheet.random.whole(0, Math.floor(1600 / size)) * size,
      (bottom % size) + sheet.random.whole(0, Math.floor(bottom / size) - 1) * size,
    ];
    tints += shape(rectPath(x, y, size, size), i % 2 ? '#fff' : tone(wall, -0.12), 0.12);
  }
  return tints + line(grid, grout, 7, 0.75) + group('translate(3 3)', line(grid, '#fff', 2, 0.5));
}
