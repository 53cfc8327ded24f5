// Landscape banners: calm on the left for overlaid text, with the subject inside the right-hand square.

import { gobo, sweep, vignette } from './backdrop.ts';
import { shadowOn, tone } from './colour.ts';
import { drawForm } from './forms/index.ts';
import { setDown } from './light.ts';
import { ellipsePath, rectPath } from './path.ts';
import { drawProp, type PropSpec, prop } from './props/prop.ts';
import { recipeFor } from './recipes.ts';
import { filtered, group, Sheet, type Sheet as SheetType, shape } from './sheet.ts';

export type BannerName = 'ritual' | 'forest' | 'inner';

const [WIDTH, HEIGHT] = [2400, 1000];

interface BannerSpec {
  wall: string;
  floor: string;
  set: string;
  packs: readonly (readonly [slug: string, x: number, y: number, scale: number])[];
  props: readonly PropSpec[];
  gobo: 'leaves' | 'palm' | 'window';
}

const banners: Record<BannerName, BannerSpec> = {
  ritual: {
    wall: '#e9dcc7',
    floor: '#dccab0',
    set: '#c98f72',
    gobo: 'leaves',
    packs: [
      ['cloud-cleansing-milk', 1690, 800, 0.66],
      ['rosehip-squalane-oil', 1960, 850, 0.64],
      ['barrier-repair-cream', 2180, 830, 0.46],
    ],
    props: [prop('coins', '#5f7d5f', 1560, 900, 260), prop('drops', '#dccab0', 1810, 920, 22)],
  },
  forest: {
    wall: '#8ea488',
    floor: '#7b9276',
    set: '#5d7a5f',
    gobo: 'palm',
    packs: [
      ['centella-calm-essence', 1820, 820, 0.74],
      ['hinoki-bath-salt', 2110, 850, 0.58],
    ],
    props: [prop('cairn', '#8a938a', 1590, 830, 96, '#aab2a6'), prop('coins', '#3f6b48', 1900, 940, 300)],
  },
  inner: {
    wall: '#ecd3a4',
    floor: '#e0c08a',
    set: '#f4e6c6',
    gobo: 'window',
    packs: [
      ['white-peony-tea', 1720, 800, 0.66],
      ['bloom-probiotic-capsules', 2020, 850, 0.6],
      ['rosehip-iron-syrup', 2235, 790, 0.58],
    ],
    props: [
      prop('cup', '#f5efe2', 1560, 880, 92, '#d9a94e'),
      prop('pills', '#fbf7ef', 1800, 940, 26, '#86b58c'),
      prop('primrose', '#f5dc62', 2260, 920, 60),
    ],
  },
};

function backdrop(sheet: SheetType, spec: BannerSpec): string {
  const sun = shape(ellipsePath(1920, 430, 330, 330), sheet.fade(tone(spec.set, 0.05), tone(spec.set, -0.06), 1600, 100, 2240, 760));
  const soft = filtered(sheet.blur(20, 20, 20), shape(ellipsePath(1946, 456, 332, 332), shadowOn(spec.wall), 0.2));
  const horizon = 700;
  const upper = `<g clip-path="${sheet.clip(rectPath(0, 0, WIDTH, horizon))}">${soft}${sun}</g>`;
  const calm = shape(
    rectPath(0, 0, WIDTH, HEIGHT),
    sheet.linear(
      [
        [0, '#fff8ea', 0.34],
        [0.5, '#fff8ea', 0.12],
        [0.7, '#fff8ea', 0],
      ],
      0,
      0,
      WIDTH,
      0,
    ),
  );
  const shadows =
    spec.gobo === 'window'
      ? group('translate(1080 -60)', gobo(sheet, 'window', spec.wall, 1200, 700))
      : group('translate(1250 -80)', gobo(sheet, spec.gobo, spec.wall, 1150, 760));
  return sweep(sheet, spec.wall, spec.floor, horizon, WIDTH, HEIGHT) + upper + shadows + calm;
}

export function drawBanner(name: BannerName): string {
  const spec = Object.hasOwn(banners, name) ? banners[name] : undefined;
  if (!spec) throw new RangeError(`no banner called "${name}"`);
  const sheet = new Sheet(`banner/${name}`);
  const things: { y: number; markup: string }[] = spec.props.map((p) => ({ y: p.y, markup: drawProp(sheet, p) }));
  for (const [slug, x, y, scale] of spec.packs) {
    const recipe = recipeFor(slug);
    const form = drawForm({ sheet, label: recipe.label, palette: recipe.palette }, recipe.form);
    things.push({ y, markup: setDown(sheet, form, x, y, scale, spec.floor, { reach: 0.6, drop: 0.15 }) });
  }
  const body = things
    .toSorted((a, b) => a.y - b.y)
    .map((t) => t.markup)
    .join('');
  return sheet.finish(WIDTH, HEIGHT, backdrop(sheet, spec) + body + vignette(sheet, spec.wall, WIDTH, HEIGHT));
}
