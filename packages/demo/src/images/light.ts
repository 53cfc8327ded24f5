// Studio light on the ground: contact shadows, and the long shadow to the lower right.
import { mix, shadowOn, tone } from './colour.ts';
import type { Form } from './forms/form.ts';
import { ellipsePath, n } from './path.ts';
import { filtered, group, place, type Sheet, shape } from './sheet.ts';

export interface ShadowSpec {
  /** Sideways and downwards run of the shadow per unit of height. */
  reach?: number;
  drop?: number;
  strength?: number;
  softness?: number;
}

/** Draws the silhouette laid down on the table: sharp and dark at the foot, wide and pale at the far end. */
export function castShadow(sheet: Sheet, form: Form, floor: string, spec: ShadowSpec = {}): string {
  const { reach = 0.82, drop = 0.2, strength = 1, softness = 1 } = spec;
  const dark = shadowOn(floor);
  const laid = `matrix(1 0 ${n(-reach * 10) === '0' ? 0 : -reach} ${-drop} 0 0)`;
  const h = form.height;
  const near = sheet.linear(
    [
      [0, dark, 0.62 * strength],
      [0.5, dark, 0.2 * strength],
      [1, dark, 0],
    ],
    0,
    0,
    0,
    -h * 0.62,
  );
  const far = sheet.linear(
    [
      [0, dark, 0.5 * strength],
      [0.6, dark, 0.3 * strength],
      [1, dark, 0.1 * strength],
    ],
    0,
    0,
    0,
    -h,
  );
  const layer = (fill: string, blur: number): string =>
    filtered(
      sheet.blur(blur * softness, 30, 60),
      `<g transform="${laid}" fill="${fill}" stroke="${fill}" stroke-width="18" stroke-linejoin="round">${form.shadow}</g>`,
    );
  return layer(far, 24) + layer(near, 9) + (form.glow === undefined ? '' : caustic(sheet, form, form.glow, reach, drop));
}

/** Draws light that passed through glass: a warm pool of its colour inside the shadow. */
function caustic(sheet: Sheet, form: Form, colour: string, reach: number, drop: number): string {
  const length = form.height * 0.5;
  const [x, y] = [length * reach * 0.72, length * drop * 0.8];
  const bright = tone(mix(colour, '#fff3df', 0.3), 0.1, 1.2);
  const pool = sheet.radial(
    [
      [0, bright, 0.95],
      [0.5, bright, 0.5],
      [1, bright, 0],
    ],
    0,
    0,
    form.width * 0.6,
    0.3,
  );
  const streak = shape(ellipsePath(0, 0, form.width * 0.32, form.width * 0.035), '#fff8ea', 0.5);
  return group(
    `translate(${n(x)} ${n(y)}) rotate(14)`,
    shape(ellipsePath(0, 0, form.width * 0.6, form.width * 0.18), pool) + filtered(sheet.blur(6, 20, 200), streak),
  );
}

/** Draws the dark line of contact directly below a body. */
export function contact(sheet: Sheet, width: number, floor: string, depth = width * 0.07): string {
  const dark = shadowOn(floor);
  return filtered(sheet.blur(10, 20, 160), shape(ellipsePath(width * 0.03, 4, width * 0.5, depth), dark, 0.75));
}

/** Places a pack on the ground: shadow, contact, pack. */
export function setDown(sheet: Sheet, form: Form, x: number, y: number, scale: number, floor: string, spec: ShadowSpec = {}): string {
  return place(
    x,
    y,
    scale,
    castShadow(sheet, form, floor, spec) + contact(sheet, form.width, floor, form.flatFoot ? 7 : form.width * 0.07) + form.markup,
  );
}
