import { tone } from '../colour.ts';
import { ellipsePath } from '../path.ts';
import { filtered, group, place, type Sheet, shape } from '../sheet.ts';
import { dropShadow, type FlowerName, flower, flowers, lyingFlower, lyingSprig, petals, sprig, stalk, withShadow } from './botanical.ts';
import { books, candle, cup, foldedLinen, stone, vase, woodBlock } from './objects.ts';
import { beads, citrus, drops, heap, pill, seeds, smear } from './small-props.ts';

export type PropKind =
  | 'stone'
  | 'cairn'
  | 'sprig'
  | 'coins'
  | 'petals'
  | 'drops'
  | 'linen'
  | 'cup'
  | 'candle'
  | 'books'
  | 'vase'
  | 'flowers'
  | 'stalks'
  | 'citrus'
  | 'beads'
  | 'seeds'
  | 'heap'
  | 'smear'
  | 'block'
  | 'pills'
  | 'softgels'
  | FlowerName
  | 'ears'
  | 'lavender'
  | 'shell';

export interface PropSpec {
  kind: PropKind;
  colour: string;
  x: number;
  y: number;
  size: number;
  accent: string;
}

/** Creates a prop for the recipes: kind, colour, position, size in pixels, second colour. */
export function prop(kind: PropKind, colour: string, x: number, y: number, size: number, accent = '#6d8262'): PropSpec {
  return { kind, colour, x, y, size, accent };
}

type Draw = (sheet: Sheet, p: PropSpec) => string;

const scatter = (sheet: Sheet, p: PropSpec, count: number, spread = 1.4): [number, number, number][] =>
  Array.from({ length: count }, (_, i) => [
    p.x + (i - (count - 1) / 2) * p.size * spread + sheet.random.between(-0.3, 0.3) * p.size,
    p.y + ((i * 7) % 3) * p.size * 0.5 - p.size * 0.4,
    sheet.random.whole(-50, 60),
  ]);

const stalksOf = (sheet: Sheet, p: PropSpec, grain: 'ear' | 'oat' | 'lavender'): string => {
  const one = [-12, 0, 13]
    .map((turn, i) => group(`rotate(${78 + turn})`, stalk(sheet, tone(p.colour, i * 0.03 - 0.03), p.size * (1 - i * 0.08), grain)))
    .join('');
  return place(p.x, p.y, 1, group('scale(1 .7)', withShadow(sheet, one)));
};

const vaseWith = (sheet: Sheet, p: PropSpec, stems: string): string => vase(sheet, p.x, p.y, p.size, p.colour, stems);

function shell(sheet: Sheet, p: PropSpec): string {
  let ribs = '';
  for (let i = -4; i <= 4; i++) ribs += `M0 40Q${i * 8} 0 ${i * 21} ${-62 + Math.abs(i) * 7}`;
  const fan = 'M0 44C-40 40 -104 -10 -96 -44C-80 -78 -40 -84 0 -84C40 -84 80 -78 96 -44C104 -10 40 40 0 44Z';
  const fill = sheet.fade(tone(p.colour, 0.08), tone(p.colour, -0.12), -90, -80, 90, 40);
  const markup = `${shape(fan, fill)}<path d="${ribs}" fill="none" stroke="${tone(p.colour, -0.16)}" stroke-width="3" stroke-linecap="round"/>`;
  return place(p.x, p.y, p.size / 100, group('scale(1 .62)', dropShadow(sheet, shape(fan, p.colour), 14, 22, 10) + markup), -16);
}

const draws: Record<Exclude<PropKind, FlowerName>, Draw> = {
  stone: (sheet, p) => stone(sheet, p.x, p.y, p.size, p.size * 0.52, p.colour),
  cairn: (sheet, p) =>
    stone(sheet, p.x, p.y, p.size, p.size * 0.38, p.colour) +
    stone(sheet, p.x + 8, p.y - p.size * 0.62, p.size * 0.74, p.size * 0.31, p.accent) +
    stone(sheet, p.x - 6, p.y - p.size * 1.12, p.size * 0.48, p.size * 0.23, tone(p.colour, 0.06)),
  sprig: (sheet, p) => lyingSprig(sheet, p.x, p.y, p.x > 800 ? -64 : 64, p.colour, p.size, 6),
  coins: (sheet, p) => lyingSprig(sheet, p.x, p.y, p.x > 800 ? -70 : 70, p.colour, p.size, 7, true),
  petals: (sheet, p) => petals(sheet, scatter(sheet, p, 4, 2.4), p.colour, p.size),
  drops: (sheet, p) =>
    drops(
      sheet,
      [
        [p.x, p.y, p.size],
        [p.x + p.size * 1.9, p.y + p.size * 0.5, p.size * 0.55],
        [p.x - p.size * 1.5, p.y + p.size * 0.7, p.size * 0.4],
        [p.x + p.size * 0.9, p.y + p.size * 1.1, p.size * 0.3],
        [p.x + p.size * 2.9, p.y - p.size * 0.2, p.size * 0.26],
      ],
      p.colour,
    ),
  linen: (sheet, p) => foldedLinen(sheet, p.x, p.y, p.size, [p.colour, p.accent, tone(p.colour, 0.04)]),
  cup: (sheet, p) => cup(sheet, p.x, p.y, p.size, p.colour, p.accent),
  candle: (sheet, p) => candle(sheet, p.x, p.y, p.size, p.colour),
  books: (sheet, p) => books(sheet, p.x, p.y, p.size, [p.colour, p.accent]),
  vase: (sheet, p) =>
    vaseWith(
      sheet,
      p,
      [-32, 4, 30].map((t, i) => group(`rotate(${t})`, sprig(sheet, p.accent, p.size * (1.2 - (i % 2) * 0.3), 6, i === 1))).join(''),
    ),
  flowers: (sheet, p) =>
    vaseWith(
      sheet,
      p,
      [-26, 2, 28]
        .map((t, i) =>
          group(
            `rotate(${t})`,
            `<path d="M0 0V${-Math.round(p.size * 0.8)}" stroke="#6d7f55" stroke-width="6"/>` +
              place(0, -p.size * (0.85 - (i % 2) * 0.16), 1, group('scale(1 .8)', flower(sheet, 'cosmos', p.accent, p.size * 0.24))),
          ),
        )
        .join(''),
    ),
  stalks: (sheet, p) =>
    vaseWith(sheet, p, [-20, -4, 12, 26].map((t) => group(`rotate(${t})`, stalk(sheet, p.accent, p.size * 1.1, 'oat'))).join('')),
  citrus: (sheet, p) => citrus(sheet, p.x, p.y, p.size, p.colour, p.accent),
  beads: (sheet, p) =>
    beads(
      sheet,
      scatter(sheet, p, 4, 1.9).map(([x, y], i) => [x, y, p.size * (1 - (i % 2) * 0.22)] as const),
      p.colour,
    ),
  seeds: (sheet, p) => seeds(sheet, scatter(sheet, p, 4, 2.1), p.colour, p.size),
  heap: (sheet, p) => heap(sheet, p.x, p.y, p.size, p.colour),
  smear: (sheet, p) => smear(sheet, p.x, p.y, p.size, p.colour),
  block: (sheet, p) => woodBlock(sheet, p.x, p.y, p.size, p.size * 0.34, p.colour),
  pills: (sheet, p) =>
    scatter(sheet, p, 4, 2.2)
      .map(([x, y, turn]) => pill(sheet, x, y, turn, p.size, p.accent, p.colour))
      .join(''),
  softgels: (sheet, p) =>
    scatter(sheet, p, 5, 1.9)
      .map(([x, y]) => softgel(sheet, x, y, p.size, p.colour))
      .join(''),
  ears: (sheet, p) => stalksOf(sheet, p, 'ear'),
  lavender: (sheet, p) => stalksOf(sheet, p, 'lavender'),
  shell,
};

function softgel(sheet: Sheet, x: number, y: number, r: number, colour: string): string {
  const fill = sheet.linear(
    [
      [0, tone(colour, -0.1)],
      [0.5, colour],
      [1, tone(colour, 0.2)],
    ],
    -r,
    -r * 0.5,
    r,
    r * 0.5,
  );
  const shadow = filtered(
    sheet.blur(8, 20, 60),
    shape(ellipsePath(r * 0.2, r * 0.3, r, r * 0.5), '#2b1c14', 0.4) +
      shape(ellipsePath(r * 0.4, r * 0.42, r * 0.5, r * 0.16), tone(colour, 0.16), 0.9),
  );
  return place(
    x,
    y,
    1,
    shadow + shape(ellipsePath(0, 0, r, r * 0.58), fill) + shape(ellipsePath(-r * 0.4, -r * 0.26, r * 0.26, r * 0.1), '#fff', 0.85),
  );
}

const isFlower = (kind: PropKind): kind is FlowerName => kind in flowers;

export function drawProp(sheet: Sheet, p: PropSpec): string {
  return isFlower(p.kind) ? lyingFlower(sheet, p.x, p.y, p.kind, p.colour, p.size) : draws[p.kind](sheet, p);
}
