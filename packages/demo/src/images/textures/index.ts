import { group, type Sheet } from '../sheet.ts';
import { balm, dab, gel, mud, swirl, waves } from './creams.ts';
import { drops, fizz, mist, oil } from './liquids.ts';
import { cushion, ropes, swatches } from './smears.ts';
import { blossoms, capsules, crystals, flakes, leaves, powder, softgels } from './solids.ts';
import { lather, patches, ripples, syrup } from './surfaces.ts';
import type { TextureKind, TextureSpec } from './texture.ts';
import { bristles, pressed, strokes } from './traces.ts';

const textures: Record<TextureKind, (sheet: Sheet, spec: TextureSpec) => string> = {
  swirl,
  waves,
  dab,
  balm,
  mud,
  ropes,
  swatches,
  gel,
  cushion,
  powder,
  crystals,
  flakes,
  leaves,
  blossoms,
  capsules,
  softgels,
  strokes,
  bristles,
  pressed,
  drops,
  mist,
  ripples,
  syrup,
  lather,
  patches,
  oil,
  fizz,
};

export function drawTexture(sheet: Sheet, spec: TextureSpec): string {
  const markup = textures[spec.kind](sheet, spec);
  return spec.transposed ? group('matrix(0 1 1 0 0 0)', markup) : markup;
}
