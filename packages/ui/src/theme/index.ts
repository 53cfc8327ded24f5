export { contrastRatio } from './contrast.ts';
export { focusRing } from './focusRing.ts';
export { schemeAttribute } from './schemeAttribute.ts';
export { createMallTheme, mallTheme } from './theme.ts';
export { type ColourRoles, darkRoles, layers, lightRoles, type MallTokens, mallTokens, spaceStep } from './tokens.ts';
