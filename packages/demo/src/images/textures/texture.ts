export type TextureKind =
  | 'swirl'
  | 'waves'
  | 'dab'
  | 'balm'
  | 'mud'
  | 'ropes'
  | 'swatches'
  | 'gel'
  | 'cushion'
  | 'powder'
  | 'crystals'
  | 'flakes'
  | 'leaves'
  | 'blossoms'
  | 'capsules'
  | 'softgels'
  | 'strokes'
  | 'bristles'
  | 'pressed'
  | 'drops'
  | 'mist'
  | 'ripples'
  | 'syrup'
  | 'lather'
  | 'patches'
  | 'oil'
  | 'fizz';

export interface TextureSpec {
  kind: TextureKind;
  colour: string;
  /** A second substance: grit, petals, capsule halves. */
  accent?: string;
  /** Color of the surface below the substance. */
  ground?: string;
  /** Several shades side by side. */
  colours?: readonly string[];
  /** Swaps across and down, so that two products of one kind are composed differently; the light stays at the upper left. */
  transposed?: boolean;
  /** How tightly curves wind. */
  turn?: number;
}
