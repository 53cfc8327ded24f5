export { contrastRatio } from './color.ts';
export { type ContrastPair, type ContrastResult, contrastPairs, contrastReport } from './contrast.ts';
export { createMallTheme, type MallThemeOptions, type ThemeColors, ThemeOptionsError } from './createMallTheme.ts';
export type { BrandColors } from './deriveRoles.ts';
export type { Face, Faces } from './faceTypes.ts';
export { focusRing } from './focusRing.ts';
export { schemeAttribute } from './schemeAttribute.ts';
export { mallTheme } from './theme.ts';
export { type ColorRoles, darkRoles, layers, lightRoles, type MallTokens, mallTokens, spaceStep } from './tokens.ts';
