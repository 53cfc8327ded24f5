import type { LabelSpec } from '../labels.ts';
import type { Sheet } from '../sheet.ts';

/** A drawn pack in its own coordinates: on y = 0 at x = 0, up is negative. */
export interface Form {
  markup: string;
  /** Silhouettes that cast the shadow. */
  shadow: string;
  width: number;
  height: number;
  /** Has straight lower edges, as boxes do: its contact shadow is a thin line, not the ellipse below a round foot. */
  flatFoot?: true;
  /** Colour of the light that shines through onto the table, for glass. */
  glow?: string;
}

export interface FormContext {
  sheet: Sheet;
  label: LabelSpec;
  palette: Palette;
}

/** The colours of one product. */
export interface Palette {
  /** The pack's body. */
  body: string;
  /** Cap, lid, pump. */
  cap: string;
  /** The substance itself: liquid, cream, powder. */
  substance: string;
  /** A second tone for bands, props, petals. */
  accent: string;
}
