// Light on a turned body: strips and gradients shared by all materials. The lamp is at the upper left.
import { mix, tone } from './colour.ts';
import { type Profile, rectPath, strip, TILT, widest } from './path.ts';
import { filtered, type Sheet, type Stop, shape } from './sheet.ts';

export interface Liquid {
  colour: string;
  /** Height of the surface, from the foot, in the body's own units (a positive number). */
  level: number;
  /** Drawn inside the liquid: capsules, salt, petals. */
  contents?: string;
}

export const topOf = (profile: Profile): number => profile[0]?.[1] ?? 0;

export const footOf = (profile: Profile): number => profile[profile.length - 1]?.[1] ?? 0;

/** Returns a plain rectangle over the whole body: shading is clipped to the silhouette anyway, and a rectangle is short. */
export function cover(profile: Profile): string {
  const r = widest(profile);
  return rectPath(-r, topOf(profile) - r * TILT, 2 * r, footOf(profile) - topOf(profile) + 2 * r * TILT);
}

export function across(sheet: Sheet, profile: Profile, stops: readonly Stop[]): string {
  const r = widest(profile);
  return sheet.linear(stops, -r, 0, r, 0);
}

export function down(sheet: Sheet, profile: Profile, stops: readonly Stop[]): string {
  return sheet.linear(stops, 0, topOf(profile), 0, footOf(profile));
}

/** Draws the rounding of the body: deep on the far sides, clear left of the middle. */
export function roundness(sheet: Sheet, profile: Profile, colour: string, strength = 1): string {
  const dark = tone(mix(colour, '#3a2418', 0.18), -0.34, 1.1);
  const s = strength;
  const stops: Stop[] = [
    [0, dark, 0.5 * s],
    [0.06, dark, 0.26 * s],
    [0.17, dark, 0.04 * s],
    [0.3, dark, 0],
    [0.5, dark, 0.1 * s],
    [0.72, dark, 0.42 * s],
    [0.88, dark, 0.66 * s],
    [0.95, dark, 0.54 * s],
    [1, dark, 0.34 * s],
  ];
  return shape(cover(profile), across(sheet, profile, stops));
}

export function softLight(sheet: Sheet, profile: Profile, opacity: number, from = -0.68, to = -0.22): string {
  const r = widest(profile);
  const fill = down(sheet, profile, [
    [0, '#fff', opacity],
    [0.55, '#fff', opacity * 0.7],
    [1, '#fff', opacity * 0.25],
  ]);
  return filtered(sheet.blur(r * 0.09, 60, 20), shape(strip(profile, from, to), fill));
}

/** Draws the falloff of light towards the foot, and the warm bounce of the table at the foot. */
export function grounding(sheet: Sheet, profile: Profile, colour: string): string {
  const dark = tone(colour, -0.3, 1.1);
  const fill = down(sheet, profile, [
    [0, '#fff', 0.08],
    [0.35, dark, 0],
    [0.86, dark, 0.14],
    [0.97, dark, 0.34],
    [1, mix(dark, '#fff2e0', 0.5), 0.3],
  ]);
  return shape(cover(profile), fill);
}

export const rim = (sheet: Sheet, profile: Profile, opacity: number): string =>
  shape(
    strip(profile, 0.93, 0.975),
    down(sheet, profile, [
      [0, '#fff', opacity],
      [1, '#fff', opacity * 0.3],
    ]),
  );

/** Draws hard-edged window reflections of a polished surface. */
export function reflections(sheet: Sheet, profile: Profile, opacity: number): string {
  const wide = down(sheet, profile, [
    [0, '#fff', opacity],
    [0.5, '#fff', opacity * 0.75],
    [0.93, '#fff', opacity * 0.35],
    [1, '#fff', 0],
  ]);
  const blurred = filtered(sheet.blur(Math.max(1.2, widest(profile) * 0.012), 40, 10), shape(strip(profile, -0.8, -0.62), wide));
  return blurred + shape(strip(profile, -0.57, -0.545), wide) + rim(sheet, profile, opacity * 0.55);
}
