// Materials for turned bodies. Light comes from the upper left: a bright band left of the middle, a core shadow right of it,
// and a thin rim of bounced light on the far right edge.
import { lightness, tone } from './colour.ts';
import { frosted, glass } from './glass.ts';
import { ellipsePath, n, outline, type Profile, strip, TILT, widest } from './path.ts';
import { across, cover, down, footOf, grounding, type Liquid, reflections, rim, roundness, softLight, topOf } from './shading.ts';
import { clipped, filtered, line, type Sheet, type Stop, shape } from './sheet.ts';

export type Material = 'matte' | 'gloss' | 'frosted' | 'glass' | 'ceramic' | 'metal' | 'wood' | 'cork';

export interface Skin {
  material: Material;
  colour: string;
  liquid?: Liquid;
}

/** Draws the lit edge of a flat top: its ellipse, slightly lighter than the side. */
export function topFace(sheet: Sheet, profile: Profile, colour: string, lift = 0.06): string {
  const [r = 0, y = 0] = profile[0] ?? [];
  const fill = sheet.fade(tone(colour, lift + 0.05), tone(colour, lift - 0.05), -r, y, r, y);
  return (
    shape(ellipsePath(0, y, r, r * TILT), fill) + line(`M${n(-r)} ${n(y)}A${n(r)} ${n(r * TILT)} 0 0 0 ${n(r)} ${n(y)}`, '#fff', 2, 0.35)
  );
}

function matte(sheet: Sheet, profile: Profile, colour: string, inside: string): string {
  const d = outline(profile);
  const body = [
    shape(cover(profile), colour),
    inside,
    roundness(sheet, profile, colour),
    softLight(sheet, profile, lightness(colour) > 0.8 ? 0.55 : 0.24),
  ];
  return clipped(sheet.clip(d), [...body, grounding(sheet, profile, colour), rim(sheet, profile, 0.2)].join(''));
}

function gloss(sheet: Sheet, profile: Profile, colour: string, inside: string): string {
  const d = outline(profile);
  const body = [shape(cover(profile), colour), inside, roundness(sheet, profile, colour, 1.1), softLight(sheet, profile, 0.16)];
  return clipped(
    sheet.clip(d),
    [...body, grounding(sheet, profile, colour), reflections(sheet, profile, lightness(colour) > 0.8 ? 0.85 : 0.6)].join(''),
  );
}

function ceramic(sheet: Sheet, profile: Profile, colour: string, inside: string): string {
  const r = widest(profile);
  const [top, foot] = [topOf(profile), footOf(profile)];
  let specks = '';
  for (let i = 0; i < 46; i++) {
    const size = sheet.random.between(0.8, 3.2);
    specks += ellipsePath(sheet.random.between(-r, r), sheet.random.between(top, foot), size, size * 0.8);
  }
  const d = outline(profile);
  const glint = filtered(
    sheet.blur(r * 0.02, 40, 10),
    shape(
      strip(profile, -0.66, -0.5),
      down(sheet, profile, [
        [0, '#fff', 0.65],
        [0.6, '#fff', 0.2],
        [0.8, '#fff', 0],
      ]),
    ),
  );
  const parts = [shape(cover(profile), colour), shape(specks, tone(colour, -0.3, 0.8), 0.4), inside, roundness(sheet, profile, colour)];
  return clipped(
    sheet.clip(d),
    [...parts, softLight(sheet, profile, 0.4), grounding(sheet, profile, colour), glint, rim(sheet, profile, 0.22)].join(''),
  );
}

function metal(sheet: Sheet, profile: Profile, colour: string, inside: string): string {
  const stop = (offset: number, step: number): Stop => [offset, tone(colour, step, step > 0.05 ? 0.5 : 1)];
  const bands = across(sheet, profile, [
    stop(0, -0.3),
    stop(0.05, -0.12),
    stop(0.12, 0.06),
    stop(0.2, 0.2),
    stop(0.3, 0.22),
    stop(0.36, 0.02),
    stop(0.55, -0.08),
    stop(0.74, -0.26),
    stop(0.86, -0.32),
    stop(0.92, -0.05),
    stop(0.96, 0.08),
    stop(1, -0.2),
  ]);
  const d = outline(profile);
  return clipped(sheet.clip(d), shape(cover(profile), bands) + inside + grounding(sheet, profile, colour));
}

/** Draws grain by turbulence stretched along the fibres, turned into dark ink by its own noise. */
function grained(sheet: Sheet, profile: Profile, colour: string, frequency: string, strength: number): string {
  const [r, g, b] = [1, 3, 5].map((i) => Math.round((Number.parseInt(tone(colour, -0.25).slice(i, i + 2), 16) / 255) * 100) / 100);
  const noise = `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${sheet.random.whole(1, 99)}"/>`;
  const ink = `<feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 0 ${strength * 3.4} 0 0 ${-strength * 1.35}"/>`;
  const d = outline(profile);
  const grain = filtered(sheet.filter(noise + ink), shape(d, '#000'));
  return clipped(
    sheet.clip(d),
    [
      shape(d, colour),
      grain,
      roundness(sheet, profile, colour, 0.9),
      softLight(sheet, profile, 0.2),
      grounding(sheet, profile, colour),
    ].join(''),
  );
}

/** Draws a turned body of the given material. `inside` is printed on its surface and takes its shading. */
export function turned(sheet: Sheet, profile: Profile, skin: Skin, inside = ''): string {
  switch (skin.material) {
    case 'matte':
      return matte(sheet, profile, skin.colour, inside);
    case 'gloss':
      return gloss(sheet, profile, skin.colour, inside);
    case 'ceramic':
      return ceramic(sheet, profile, skin.colour, inside);
    case 'metal':
      return metal(sheet, profile, skin.colour, inside);
    case 'wood':
      return grained(sheet, profile, skin.colour, '0.006 0.12', 0.9);
    case 'cork':
      return grained(sheet, profile, skin.colour, '0.07', 1.1);
    case 'frosted':
      return frosted(sheet, profile, skin.colour, inside, skin.liquid);
    case 'glass':
      return glass(sheet, profile, skin.colour, inside, skin.liquid);
  }
}
