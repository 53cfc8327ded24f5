import type {} from '@mui/material/themeCssVarsAugmentation';
import { type ColorRoles, type MallTokens, mallTokens } from '../generated/tokens.ts';

// biome-ignore lint/performance/noBarrelFile: names the generated tokens for the rest of the package
export { type ColorRoles, compactTokens, darkRoles, lightRoles, type MallTokens, mallTokens } from '../generated/tokens.ts';

declare module '@mui/material/styles' {
  interface Palette {
    roles: ColorRoles;
  }
  interface PaletteOptions {
    roles?: ColorRoles;
  }
  interface Theme {
    mall: MallTokens;
  }
  interface ThemeOptions {
    mall?: MallTokens;
  }
}

/** The unit of the spacing scale in px, comfortable density: `theme.spacing(1)` is one step. */
export const spaceStep = Number.parseInt(mallTokens.space.step, 10);

/** Layers from low to high; `theme.zIndex` has MUI's names for the same steps. */
export const layers: MallTokens['layer'] = mallTokens.layer;
