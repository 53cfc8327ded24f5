import type { CSSObject } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { type ColorRoles, type MallTokens, mallTokens } from '../generated/tokens.ts';
import type { Faces } from './faceTypes.ts';

// biome-ignore lint/performance/noBarrelFile: re-exports the generated tokens for the rest of the package
export {
  type ColorRoles,
  compactTokens,
  darkRoles,
  elevations,
  lightRoles,
  type MallTokens,
  mallTokens,
  palette,
  paletteSteps,
  typeStyles,
} from '../generated/tokens.ts';

declare module '@mui/material/styles' {
  interface Palette {
    roles: ColorRoles;
  }
  interface PaletteOptions {
    roles?: ColorRoles;
  }
  interface Theme {
    mall: MallTokens;
    faces: Faces;
    /** Custom properties of the page in addition to those of the colors and typefaces. */
    variables: CSSObject;
  }
  interface ThemeOptions {
    mall?: MallTokens;
    faces?: Faces;
  }
}

/** Unit of the spacing scale in px, comfortable density: `theme.spacing(1)` is one step. */
export const spaceStep = Number.parseInt(mallTokens.space.step, 10);

/** Layers from low to high; `theme.zIndex` has MUI's names for the same steps. */
export const layers: MallTokens['layer'] = mallTokens.layer;
