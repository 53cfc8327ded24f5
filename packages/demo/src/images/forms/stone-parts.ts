// Shared parts of the forms of stone, wood and clay.
import { filtered, group, type Sheet, shape } from '../sheet.ts';

export const SHADE = '#20211b';

/** Draws the soft shadow of a shape on the surface behind it. */
export const soft = (sheet: Sheet, d: string, dx: number, dy: number, deviation: number, strength: number): string =>
  filtered(sheet.blur(deviation, 40, 60), group(`translate(${dx} ${dy})`, shape(d, SHADE, strength)));

/** Draws threads or fibres: noise stretched in one direction, as dark ink over a shape. */
export function fibres(sheet: Sheet, d: string, frequency: string, strength: number): string {
  const noise = `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${sheet.random.whole(1, 99)}"/>`;
  const ink = `<feColorMatrix values="0 0 0 0 .3 0 0 0 0 .25 0 0 0 0 .17 0 ${strength * 3} 0 0 ${strength * -1.2}"/>`;
  return filtered(sheet.filter(noise + ink), shape(d, '#000'));
}
