export { fromTokens, type ReferencedFiles } from './theme/export/fromTokens.ts';
export { toCss } from './theme/export/toCss.ts';
export { type TokenDescription, tokenList } from './theme/export/tokenList.ts';
export { toStudioTokens } from './theme/export/toStudioTokens.ts';
export { type TokenDocument, type TokenModifier, toTokens } from './theme/export/toTokens.ts';
export {
  type ColorRoles,
  compactTokens,
  darkRoles,
  elevations,
  lightRoles,
  type MallTokens,
  mallTokens,
  palette,
  typeStyles,
} from './theme/tokens.ts';
