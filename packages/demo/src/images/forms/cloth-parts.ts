// Shared parts of the cloth forms.
import { clipped, filtered, type Sheet, shape } from '../sheet.ts';

export const INK = '#221a14';

/** Threads crossing at right angles, darker where they bunch. The noise fills its whole region, hence the clip. */
export function woven(sheet: Sheet, d: string, strength: number): string {
  const ink = `<feColorMatrix values="0 0 0 0 .3 0 0 0 0 .26 0 0 0 0 .2 0 ${strength} 0 0 ${-Math.round(strength * 38) / 100}"/>`;
  const layers = ['.06 .3', '.3 .06'].map((frequency) =>
    filtered(
      sheet.filter(`<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="11"/>${ink}`),
      shape(d, '#000'),
    ),
  );
  return clipped(sheet.clip(d), layers.join(''));
}
