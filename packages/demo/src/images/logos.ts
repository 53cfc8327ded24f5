// Marks without letters: three shops and the mall itself.
import { drawMark, leafPath } from './marks.ts';
import { ellipsePath } from './path.ts';
import { line, place, Sheet, shape } from './sheet.ts';

export type ShopName = 'flagship' | 'atelier' | 'wellness';

const PAPER = '#F6F1E7';
const INK = '#2A2A24';

const shops: Record<ShopName, () => string> = {
  // A grove: three leaves rising from one line.
  flagship: () =>
    shape(ellipsePath(200, 200, 200, 200), '#3F5B45') +
    place(200, 290, 1, shape(leafPath(190, 44), PAPER)) +
    place(200, 290, 1, shape(leafPath(150, 38), PAPER, 0.8), 38) +
    place(200, 290, 1, shape(leafPath(150, 38), PAPER, 0.8), -38) +
    line('M200 290V130', '#3F5B45', 5) +
    line('M110 306H290', PAPER, 6),
  // The workshop of forest and dew: a drop holding a sprig.
  atelier: () =>
    shape(ellipsePath(200, 200, 200, 200), '#B5674A') +
    shape('M200 70C258 150 286 192 286 236A86 86 0 0 1 114 236C114 192 142 150 200 70Z', PAPER) +
    drawMark('sprig', '#B5674A', 200, 222, 62),
  // The tide: sun over three waves.
  wellness: () =>
    shape(ellipsePath(200, 200, 200, 200), '#2F6676') +
    shape(ellipsePath(200, 156, 46, 46), PAPER) +
    [222, 258, 294]
      .map((y, i) =>
        line(
          `M${96 + i * 26} ${y}q${26 - i * 6.5} ${-22 + i * 4} ${52 - i * 13} 0t${52 - i * 13} 0t${52 - i * 13} 0t${52 - i * 13} 0`,
          PAPER,
          9,
        ),
      )
      .join(''),
};

export function drawShopLogo(shop: ShopName): string {
  const draw = Object.hasOwn(shops, shop) ? shops[shop] : undefined;
  if (!draw) throw new RangeError(`no shop called "${shop}"`);
  return new Sheet(`logo/${shop}`).finish(400, 400, draw());
}

/** Draws a young branch inside an open ring: one line of ink. */
export function drawMallLogo(): string {
  const ring = line('M262 84A140 140 0 1 1 138 84', INK, 9);
  const stem = line('M200 330C196 250 204 170 200 70', INK, 8);
  const leaves = (
    [
      [200, 104, 0, 70],
      [200, 176, 52, 88],
      [200, 176, -52, 88],
      [199, 244, 56, 96],
      [199, 244, -56, 96],
    ] as const
  )
    .map(([x, y, turn, length]) => place(x, y, 1, shape(leafPath(length, 24), INK), turn))
    .join('');
  return new Sheet('logo/mall').finish(400, 400, ring + stem + leaves);
}
