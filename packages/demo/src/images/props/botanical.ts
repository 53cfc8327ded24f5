// Leaves, sprigs, flowers, petals: each is drawn at its own origin with its own soft shadow.
import { mix, tone } from '../colour.ts';
import { leafPath } from '../marks.ts';
import { ellipsePath, n } from '../path.ts';
import { filtered, group, line, place, type Sheet, shape, use } from '../sheet.ts';

export const SHADE = '#2b1c14';

/** Returns the same silhouette, blurred and shifted to the lower right. */
export function dropShadow(sheet: Sheet, markup: string, dx = 14, dy = 18, blur = 9, strength = 0.36): string {
  return `<g filter="${sheet.blur(blur, 25, 40)}" opacity="${strength}">${group(`translate(${n(dx)} ${n(dy)})`, recolour(markup))}</g>`;
}

/** Returns the markup above its own blurred shadow, in one filter: the drawing is not repeated. */
export function withShadow(sheet: Sheet, markup: string, dx = 14, dy = 18, blur = 9, strength = 0.36): string {
  const body = `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${dx}" dy="${dy}"/><feColorMatrix values="0 0 0 0 .17 0 0 0 0 .11 0 0 0 0 .08 0 0 0 ${strength * 1.15} 0" result="s"/><feMerge><feMergeNode in="s"/><feMergeNode in="SourceGraphic"/></feMerge>`;
  return filtered(sheet.filter(body, 20, 30), markup);
}

/** Recolors every paint of the markup with the shadow's ink; shapes and strokes are unchanged. */
function recolour(markup: string): string {
  return markup.replace(/(fill|stroke)="(?!none)[^"]*"/g, `$1="${SHADE}"`).replace(/ (filter|clip-path)="[^"]*"/g, '');
}

/** Draws a blade in two tones: the half towards the light is paler; the midrib catches it. */
export function leaf(colour: string, length: number, width: number): string {
  const half = `M0 0C${n(width)} ${n(-length * 0.3)} ${n(width * 0.8)} ${n(-length * 0.72)} 0 ${n(-length)}Z`;
  let veins = '';
  for (let i = 1; i < 6; i++)
    veins += `M0 ${n(-length * 0.14 * i)}L${n(-width * 0.62)} ${n(-length * (0.14 * i + 0.13))}M0 ${n(-length * 0.14 * i)}L${n(width * 0.62)} ${n(-length * (0.14 * i + 0.13))}`;
  return (
    shape(leafPath(length, width), tone(colour, 0.05)) +
    shape(half, tone(colour, -0.06)) +
    (length > 120 ? line(veins, tone(colour, 0.12), 1.6, 0.5) : '') +
    line(`M0 0V${n(-length * 0.94)}`, tone(colour, 0.16), 2.4, 0.8)
  );
}

/** Draws a branch with paired leaves, pointing up. `round` draws eucalyptus coins instead of blades. */
export function sprig(sheet: Sheet, colour: string, length: number, pairs: number, round = false): string {
  const { random } = sheet;
  const bend = length * 0.1;
  let leaves = '';
  for (let i = 0; i < pairs; i++) {
    const share = (i + 0.6) / pairs;
    const [x, y] = [Math.sin(share * 3) * bend, -length * share];
    const size = length * ((round ? 0.27 : 0.34) - share * (round ? 0.12 : 0.17));
    for (const side of [-1, 1]) {
      const tint = tone(colour, random.whole(-2, 2) * 0.03);
      const turn = side * random.between(44, 66);
      leaves += use(sheet.stamp(round ? coin(tint, 84) : leaf(tint, 200, 52)), x, y, turn, size / 200);
    }
  }
  const stem = line(
    `M0 0C${n(bend * 0.6)} ${n(-length * 0.3)} ${n(bend * 1.4)} ${n(-length * 0.6)} ${n(bend * 0.3)} ${n(-length)}`,
    tone(mix(colour, '#7a5a3c', 0.4), -0.06),
    4.5,
  );
  const tip = place(bend * 0.3, -length, 1, round ? coin(colour, length * 0.05) : leaf(colour, length * 0.18, length * 0.045));
  return stem + leaves + tip;
}

function coin(colour: string, r: number): string {
  return (
    shape(ellipsePath(0, -r * 1.1, r * 0.9, r), tone(colour, 0.03)) +
    shape(`M0 ${n(-r * 0.1)}A${n(r * 0.9)} ${n(r)} 0 0 0 0 ${n(-r * 2.1)}Z`, tone(colour, -0.06)) +
    line(`M0 0V${n(-r * 1.8)}`, tone(colour, 0.14), 2, 0.7)
  );
}

/** Draws a sprig lying on the table. */
export function lyingSprig(
  sheet: Sheet,
  x: number,
  y: number,
  turn: number,
  colour: string,
  length = 420,
  pairs = 6,
  round = false,
): string {
  const markup = sprig(sheet, colour, length, pairs, round);
  return group(`translate(${n(x)} ${n(y)}) scale(1 .6)`, withShadow(sheet, group(`rotate(${n(turn)})`, markup)));
}

export interface FlowerSpec {
  petals: number;
  rings: number;
  /** Petal width over length: a daisy is narrow, a camellia broad. */
  breadth: number;
  heart: string;
}

export const flowers = {
  camellia: { petals: 7, rings: 4, breadth: 0.62, heart: '#e0b24e' },
  chrysanthemum: { petals: 24, rings: 3, breadth: 0.16, heart: '#c98f1f' },
  jasmine: { petals: 5, rings: 1, breadth: 0.34, heart: '#e8d27a' },
  primrose: { petals: 4, rings: 1, breadth: 0.66, heart: '#c9a22c' },
  peony: { petals: 9, rings: 5, breadth: 0.55, heart: '#e9c46a' },
  cosmos: { petals: 8, rings: 1, breadth: 0.34, heart: '#c08a2d' },
} satisfies Record<string, FlowerSpec>;

export type FlowerName = keyof typeof flowers;

/** Draws a bloom seen from above; inner rings are smaller and deeper in colour. */
export function flower(sheet: Sheet, name: FlowerName, colour: string, r: number): string {
  const spec: FlowerSpec = flowers[name];
  let markup = '';
  for (let ring = 0; ring < spec.rings; ring++) {
    const length = r * (1 - (ring / spec.rings) * 0.72);
    const count = Math.max(4, spec.petals - (spec.petals > 12 ? ring * 5 : ring));
    for (let i = 0; i < count; i++) {
      const angle = (360 / count) * i + ring * 23 + sheet.random.between(-4, 4);
      const w = length * spec.breadth;
      const petal = `M0 0C${n(-w)} ${n(-length * 0.36)} ${n(-w)} ${n(-length)} 0 ${n(-length)}C${n(w)} ${n(-length)} ${n(w)} ${n(-length * 0.36)} 0 0Z`;
      const lit = Math.cos(((angle + 45) * Math.PI) / 180) * 0.04;
      const fill = sheet.linear(
        [
          [0, tone(colour, -0.13, 1.15)],
          [0.55, tone(colour, Math.round(lit * 50) / 50 - ring * 0.015)],
          [1, tone(colour, 0.06)],
        ],
        0,
        0,
        0,
        -Math.round(length),
      );
      markup += use(
        sheet.stamp(`<path d="${petal}" fill="${fill}" stroke="${tone(colour, -0.16)}" stroke-opacity=".35" stroke-width="1.5"/>`),
        0,
        0,
        angle,
      );
    }
  }
  let heart = shape(ellipsePath(0, 0, r * 0.13, r * 0.13), spec.heart);
  for (let i = 0; i < 12; i++)
    heart += shape(
      ellipsePath(Math.cos(i * 0.52) * r * 0.13, Math.sin(i * 0.52) * r * 0.13, r * 0.03, r * 0.03),
      tone(spec.heart, i % 2 ? 0.08 : -0.1),
    );
  return markup + heart;
}

export function lyingFlower(sheet: Sheet, x: number, y: number, name: FlowerName, colour: string, r: number): string {
  const bloom = group('scale(1 .62)', flower(sheet, name, colour, r));
  const shadow = filtered(sheet.blur(r * 0.12, 30, 40), shape(ellipsePath(r * 0.16, r * 0.26, r * 0.95, r * 0.56), SHADE, 0.42));
  return place(x, y, 1, shadow + bloom);
}

/** Draws loose petals curling up at one side. */
export function petals(sheet: Sheet, spots: readonly (readonly [number, number, number])[], colour: string, size: number): string {
  return spots
    .map(([x, y, turn]) => {
      const d = `M${n(-size)} 0C${n(-size * 0.7)} ${n(-size * 0.62)} ${n(size * 0.5)} ${n(-size * 0.6)} ${n(size)} ${n(-size * 0.06)}C${n(size * 0.6)} ${n(size * 0.42)} ${n(-size * 0.6)} ${n(size * 0.46)} ${n(-size)} 0Z`;
      const fold = `M${n(-size)} 0C${n(-size * 0.3)} ${n(size * 0.12)} ${n(size * 0.4)} ${n(size * 0.1)} ${n(size)} ${n(-size * 0.06)}C${n(size * 0.6)} ${n(size * 0.42)} ${n(-size * 0.6)} ${n(size * 0.46)} ${n(-size)} 0Z`;
      const fill = sheet.fade(tone(colour, 0.07), tone(colour, -0.05), -size, -size, size, size);
      const shadow = filtered(sheet.blur(7, 30, 80), place(8, 14, 1, shape(d, SHADE, 0.4)));
      return place(x, y, 1, shadow + shape(d, fill) + shape(fold, tone(colour, -0.09), 0.6), turn);
    })
    .join('');
}

/** Draws a tall dry stalk with grains: rice, oat or lavender by its shape of grain. */
export function stalk(sheet: Sheet, colour: string, length: number, grain: 'ear' | 'oat' | 'lavender'): string {
  const bend = length * 0.12;
  let markup = line(`M0 0C0 ${n(-length * 0.4)} ${n(bend * 0.4)} ${n(-length * 0.7)} ${n(bend)} ${n(-length)}`, tone(colour, -0.12), 4);
  const count = grain === 'lavender' ? 12 : 10;
  for (let i = 0; i < count; i++) {
    const share = 1 - i * (grain === 'oat' ? 0.05 : 0.035);
    const [x, y] = [bend * share * share, -length * share];
    for (const side of [-1, 1]) {
      const tint = tone(colour, sheet.random.whole(-2, 2) * 0.035);
      const oat = sheet.stamp(shape(leafPath(40, 10), tint));
      const size = grain === 'ear' ? 36 : 24;
      const seed = sheet.stamp(shape(leafPath(size, grain === 'ear' ? 9 : 11), tint));
      if (grain === 'oat') {
        markup +=
          line(`M${n(x)} ${n(y)}q${n(side * 22)} 6 ${n(side * 34)} 34`, tone(colour, -0.1), 2) +
          use(oat, x + side * 34, y + 30, 180 - side * 14);
      } else {
        markup += use(seed, x, y + 10, side * (grain === 'ear' ? 32 : 52));
      }
    }
  }
  return markup;
}
