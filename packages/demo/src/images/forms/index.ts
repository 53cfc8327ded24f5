import { type CaddySpec, drawCaddy, drawSachets, drawTeaCarton, type SachetsSpec, type TeaCartonSpec } from './cartons.ts';
import { type ClothSpec, drawCloth } from './cloth.ts';
import { type CompactSpec, drawCompact, drawGloss, drawPot, type GlossSpec, type PotSpec } from './colour-cosmetics.ts';
import { drawMaskThing, type MaskThingSpec } from './face-masks.ts';
import type { Form, FormContext } from './form.ts';
import { type CombSpec, type DiscSpec, drawComb, drawDisc } from './hair-care.ts';
import { drawHands, type HandsSpec } from './hands.ts';
import { drawPowderBrush, type PowderBrushSpec } from './powder-brush.ts';
import { drawQuad, type QuadSpec } from './quad.ts';
import { drawScent } from './scent.ts';
import type { ScentSpec } from './scent-parts.ts';
import { type AmpoulesSpec, drawAmpoules, drawPatches, type PatchesSpec } from './sets.ts';
import { type BarSpec, drawBar } from './soap.ts';
import {
  drawMascara,
  drawPencils,
  drawRollOn,
  drawStick,
  type MascaraSpec,
  type PencilsSpec,
  type RollOnSpec,
  type StickSpec,
} from './sticks.ts';
import { drawStoneAndWood, type StoneAndWoodSpec } from './stone-and-wood.ts';
import { drawPouch, drawTottle, drawTube, type PouchSpec, type TottleSpec, type TubeSpec } from './tubes.ts';
import { drawVessel, type VesselSpec } from './vessel.ts';

export type FormSpec =
  | ClothSpec
  | HandsSpec
  | VesselSpec
  | TubeSpec
  | TottleSpec
  | PouchSpec
  | SachetsSpec
  | CaddySpec
  | TeaCartonSpec
  | AmpoulesSpec
  | PatchesSpec
  | GlossSpec
  | CompactSpec
  | PotSpec
  | PencilsSpec
  | MascaraSpec
  | StickSpec
  | RollOnSpec
  | PowderBrushSpec
  | MaskThingSpec
  | BarSpec
  | ScentSpec
  | CombSpec
  | DiscSpec
  | StoneAndWoodSpec
  | QuadSpec;

export function drawForm(context: FormContext, spec: FormSpec): Form {
  switch (spec.kind) {
    case 'polishes':
    case 'nail-pen':
    case 'nail-files':
    case 'gloves':
    case 'tin':
      return drawHands(context, spec);
    case 'folded-cloths':
    case 'sleep-mask':
    case 'silk-fold':
    case 'hot-water-bottle':
      return drawCloth(context, spec);
    case 'vessel':
      return drawVessel(context, spec);
    case 'tube':
      return drawTube(context, spec);
    case 'tottle':
      return drawTottle(context, spec);
    case 'pouch':
      return drawPouch(context, spec);
    case 'sachets':
      return drawSachets(context, spec);
    case 'caddy':
      return drawCaddy(context, spec);
    case 'tea-carton':
      return drawTeaCarton(context, spec);
    case 'ampoules':
      return drawAmpoules(context, spec);
    case 'patches':
      return drawPatches(context, spec);
    case 'gloss':
      return drawGloss(context, spec);
    case 'compact':
      return drawCompact(context, spec);
    case 'pot':
      return drawPot(context, spec);
    case 'pencils':
      return drawPencils(context, spec);
    case 'mascara':
      return drawMascara(context, spec);
    case 'stick':
      return drawStick(context, spec);
    case 'roll-on':
      return drawRollOn(context, spec);
    case 'powder-brush':
      return drawPowderBrush(context, spec);
    case 'quad':
      return drawQuad(context, spec);
    case 'envelopes':
    case 'mask-kit':
    case 'mask-bowl':
      return drawMaskThing(context, spec);
    case 'candle':
    case 'reeds':
    case 'incense-box':
    case 'incense-dish':
    case 'linen-bags':
    case 'balm-tin':
    case 'flacon':
    case 'oil-set':
    case 'tablets':
      return drawScent(context, spec);
    case 'gua-sha':
    case 'jade-roller':
    case 'soap-dish':
    case 'tea-bowl':
      return drawStoneAndWood(context, spec);
    case 'bar':
      return drawBar(context, spec);
    case 'hair-comb':
      return drawComb(context, spec);
    case 'shampoo-disc':
      return drawDisc(context, spec);
  }
}
