// Shared parts of the home scent forms.
import { type Material, topFace, turned } from '../materials.ts';
import { ellipsePath, type Profile } from '../path.ts';
import { filtered, type Sheet, shape } from '../sheet.ts';

export type ScentSpec =
  | { kind: 'candle'; radius: number; height: number; material: Material; wick: 'cotton' | 'wood' }
  | { kind: 'reeds'; radius: number; height: number }
  | { kind: 'incense-box'; width: number; height: number }
  | { kind: 'incense-dish'; radius: number }
  | { kind: 'linen-bags'; width: number; height: number }
  | { kind: 'balm-tin'; radius: number }
  | { kind: 'flacon'; width: number; height: number }
  | { kind: 'oil-set'; caps: readonly string[] }
  | { kind: 'tablets'; radius: number };

export type Spec<K extends ScentSpec['kind']> = Extract<ScentSpec, { kind: K }>;

/** Draws a small turned body with its visible top. */
export const small = (sheet: Sheet, profile: Profile, material: Material, colour: string): string =>
  turned(sheet, profile, { material, colour }) + topFace(sheet, profile, colour);

/** Draws the shadow directly below a body. */
export const softShadow = (sheet: Sheet, rx: number, ry: number): string =>
  filtered(sheet.blur(10, 30, 90), shape(ellipsePath(rx * 0.2, ry * 0.5, rx, ry), '#1d130c', 0.45));
