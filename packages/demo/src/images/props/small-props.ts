// Small scattered objects: drops, fruit, seeds, grains, capsules, a smear of cream.
import { tone } from '../colour.ts';
import { blob, ellipsePath, n, rectPath } from '../path.ts';
import { clipped, filtered, group, line, place, type Sheet, shape, use } from '../sheet.ts';
import { dropShadow, SHADE, withShadow } from './botanical.ts';
import { groundShadow } from './objects.ts';

/** Draws water drops lying on a surface: dark inside at the light's side, bright at the far side, one hard glint. */
export function drops(sheet: Sheet, spots: readonly (readonly [number, number, number])[], surface: string): string {
  return spots
    .map(([x, y, r]) => {
      const d = blob(sheet.random, r, r * 0.5, 0.06, 7);
      const inner = sheet.linear(
        [
          [0, tone(surface, -0.16), 0.8],
          [0.6, tone(surface, 0.03), 0.5],
          [1, '#ffffff', 0.9],
        ],
        -r,
        -r * 0.5,
        r * 0.7,
        r * 0.5,
      );
      return place(
        x,
        y,
        1,
        shape(`${ellipsePath(r * 0.22, r * 0.16, r, r * 0.48)}`, SHADE, 0.2) +
          shape(d, inner) +
          shape(ellipsePath(-r * 0.38, -r * 0.2, r * 0.17, r * 0.08), '#fff', 0.95),
      );
    })
    .join('');
}

export function citrus(sheet: Sheet, x: number, y: number, r: number, rind: string, flesh: string): string {
  let segments = '';
  for (let i = 0; i < 9; i++)
    segments += group(
      `rotate(${i * 40})`,
      shape(
        `M0 ${n(-r * 0.08)}L${n(-r * 0.24)} ${n(-r * 0.68)}Q0 ${n(-r * 0.86)} ${n(r * 0.24)} ${n(-r * 0.68)}Z`,
        tone(flesh, (i % 3) * 0.03 - 0.02),
      ) +
        line(
          `M${n(-r * 0.06)} ${n(-r * 0.3)}L${n(-r * 0.12)} ${n(-r * 0.62)}M${n(r * 0.04)} ${n(-r * 0.36)}L${n(r * 0.08)} ${n(-r * 0.66)}`,
          '#fff',
          2.4,
          0.5,
        ),
    );
  const face = shape(ellipsePath(0, 0, r, r), rind) + shape(ellipsePath(0, 0, r * 0.93, r * 0.93), '#fbf1d6') + segments;
  const thick = shape(`M${n(-r)} 0A${n(r)} ${n(r * 0.5)} 0 0 0 ${n(r)} 0V26A${n(r)} ${n(r * 0.5)} 0 0 1 ${n(-r)} 26Z`, tone(rind, -0.12));
  return place(x, y - 26, 1, place(0, 26, 1, groundShadow(sheet, r, r * 0.5, 0.16)) + thick + group('scale(1 .5)', face));
}

/** Draws small round fruit, berries or bath pearls, with a hard glint each. */
export function beads(sheet: Sheet, spots: readonly (readonly [number, number, number])[], colour: string): string {
  return spots
    .map(([x, y, r]) => {
      const light = sheet.radial(
        [
          [0, tone(colour, 0.18)],
          [0.4, colour],
          [0.85, tone(colour, -0.2)],
          [1, tone(colour, -0.12)],
        ],
        -r * 0.3,
        -r * 0.4,
        r * 1.35,
      );
      return place(
        x,
        y - r,
        1,
        place(0, r * 0.9, 1, groundShadow(sheet, r, r * 0.26, 0.3)) +
          shape(ellipsePath(0, 0, r, r), light) +
          shape(ellipsePath(-r * 0.34, -r * 0.42, r * 0.18, r * 0.12), '#fff', 0.85),
      );
    })
    .join('');
}

/** Draws scattered almonds, seeds, grains: teardrop shapes. */
export function seeds(sheet: Sheet, spots: readonly (readonly [number, number, number])[], colour: string, size: number): string {
  const d = `M${n(-size)} 0C${n(-size * 0.7)} ${n(-size * 0.66)} ${n(size * 0.4)} ${n(-size * 0.6)} ${n(size)} 0C${n(size * 0.4)} ${n(size * 0.6)} ${n(-size * 0.7)} ${n(size * 0.66)} ${n(-size)} 0Z`;
  const fill = sheet.linear(
    [
      [0, tone(colour, 0.1)],
      [0.5, colour],
      [1, tone(colour, -0.16)],
    ],
    0,
    -size * 0.5,
    0,
    size * 0.5,
  );
  const ridges = line(
    `M${n(-size * 0.8)} 0Q0 ${n(-size * 0.2)} ${n(size * 0.9)} 0M${n(-size * 0.7)} ${n(size * 0.2)}Q0 ${n(size * 0.3)} ${n(size * 0.7)} ${n(size * 0.1)}M${n(-size * 0.7)} ${n(-size * 0.2)}Q0 ${n(-size * 0.46)} ${n(size * 0.6)} ${n(-size * 0.16)}`,
    tone(colour, -0.14),
    2,
    0.5,
  );
  const one = sheet.stamp(withShadow(sheet, shape(d, fill) + ridges, 6, 12, 6));
  return spots.map(([x, y, turn]) => use(one, x, y, turn)).join('');
}

/** Draws a heap of grains or crystals. */
export function heap(sheet: Sheet, x: number, y: number, w: number, colour: string, grain = 9): string {
  const { random } = sheet;
  const h = w * 0.34;
  const d = `M${n(-w / 2)} 8C${n(-w * 0.34)} ${n(-h * 0.2)} ${n(-w * 0.16)} ${n(-h)} 0 ${n(-h)}C${n(w * 0.16)} ${n(-h)} ${n(w * 0.36)} ${n(-h * 0.2)} ${n(w / 2)} 8Q0 ${n(w * 0.08)} ${n(-w / 2)} 8Z`;
  let grains = '';
  for (let i = 0; i < 105; i++) {
    const gx = random.between(-0.5, 0.5) * w;
    const roof = -h * Math.max(0, 1 - Math.abs(gx) / (w * 0.46)) ** 0.9;
    const size = random.between(0.5, 1.2) * grain;
    const gy = random.between(roof, 14);
    const lit = Math.round((gx < 0 ? random.between(-0.03, 0.12) : random.between(-0.16, 0.05)) * 25) / 25;
    grains += use(sheet.stamp(`<path d="M0 0l10 -5l4 8l-10 4Z" fill="${tone(colour, lit)}"/>`), gx, gy, 0, size / 10);
  }
  const fill = sheet.linear(
    [
      [0, tone(colour, 0.06)],
      [0.5, colour],
      [1, tone(colour, -0.2)],
    ],
    -w / 2,
    0,
    w / 2,
    0,
  );
  return place(x, y, 1, groundShadow(sheet, w * 0.5, w * 0.09, 0.2) + shape(d, fill) + grains);
}

/** Draws a dab of cream spread by a spatula. */
export function smear(sheet: Sheet, x: number, y: number, w: number, colour: string): string {
  const d = `M${n(-w / 2)} 0C${n(-w * 0.44)} ${n(-w * 0.16)} ${n(-w * 0.1)} ${n(-w * 0.13)} ${n(w * 0.2)} ${n(-w * 0.09)}C${n(w * 0.44)} ${n(-w * 0.07)} ${n(w * 0.52)} ${n(-w * 0.01)} ${n(w * 0.5)} ${n(w * 0.02)}C${n(w * 0.36)} ${n(w * 0.06)} ${n(w * 0.1)} ${n(w * 0.04)} ${n(-w * 0.12)} ${n(w * 0.09)}C${n(-w * 0.34)} ${n(w * 0.13)} ${n(-w * 0.52)} ${n(w * 0.1)} ${n(-w / 2)} 0Z`;
  const ridge = (dy: number): string =>
    `M${n(-w * 0.42)} ${n(dy)}C${n(-w * 0.2)} ${n(dy - w * 0.07)} ${n(w * 0.16)} ${n(dy - w * 0.05)} ${n(w * 0.42)} ${n(dy * 0.3)}`;
  const relief = [-0.03, 0.02, 0.06]
    .map(
      (k) =>
        line(ridge(k * w), tone(colour, -0.13), w * 0.018, 0.6) +
        group('translate(-2 -6)', line(ridge(k * w), tone(colour, 0.1), w * 0.012, 0.9)),
    )
    .join('');
  return place(
    x,
    y,
    1,
    dropShadow(sheet, shape(d, colour), 8, 14, 8) +
      shape(d, sheet.fade(tone(colour, 0.05), tone(colour, -0.05), 0, -w * 0.16, 0, w * 0.12)) +
      clipped(sheet.clip(d), filtered(sheet.blur(3, 10, 40), relief)),
  );
}

/** Draws a capsule or softgel lying down. */
export function pill(sheet: Sheet, x: number, y: number, turn: number, size: number, left: string, right: string): string {
  const r = size * 0.4;
  const whole = `M${n(-size + r)} ${n(-r)}H${n(size - r)}A${n(r)} ${n(r)} 0 0 1 ${n(size - r)} ${n(r)}H${n(-size + r)}A${n(r)} ${n(r)} 0 0 1 ${n(-size + r)} ${n(-r)}Z`;
  const shade = sheet.linear(
    [
      [0, '#fff', 0.35],
      [0.35, '#fff', 0],
      [0.6, SHADE, 0.05],
      [1, SHADE, 0.45],
    ],
    0,
    -r,
    0,
    r,
  );
  const body =
    clipped(sheet.clip(whole), shape(whole, left) + shape(rectPath(-2, -r, size + 2, 2 * r), right) + shape(whole, shade)) +
    line(`M${n(-size * 0.56)} ${n(-r * 0.56)}H${n(size * 0.5)}`, '#fff', r * 0.2, 0.7);
  return place(x, y, 1, withShadow(sheet, body, 10, 14, 8), turn);
}
