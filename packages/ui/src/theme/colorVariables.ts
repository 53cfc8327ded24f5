import type { CSSObject, Theme } from '@mui/material/styles';
import { kebab } from './kebab.ts';
import { schemeAttribute } from './schemeAttribute.ts';

/**
 * Returns global styles with the color roles under the names of their tokens, `--mall-color-ink-soft`, as in tokens.css: Storybook's pages use
 * these. MUI names its variables by their path in the theme, `--mall-palette-roles-inkSoft`. Pages of a shop need no second set of names.
 */
export const colorVariables = (theme: Theme): CSSObject => ({
  // Where a part of the page has another scheme, the values of MUI's variables differ.
  [`:root, [${schemeAttribute}]`]: Object.fromEntries(
    Object.entries(theme.vars.palette.roles).map(([name, value]) => [`--mall-color-${kebab(name)}`, value]),
  ),
});
