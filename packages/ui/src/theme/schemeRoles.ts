import type { Theme } from '@mui/material/styles';
import type { ColorRoles } from './tokens.ts';

/** The color schemes of a theme. */
export const schemes = ['light', 'dark'] as const;
/** A color scheme of a theme. */
export type Scheme = (typeof schemes)[number];

/** Returns the error message for an invalid theme from untyped code. */
function themeFault(theme: unknown, scheme: Scheme): string {
  if (typeof theme === 'function') return 'The theme is a function. Call it, as in mallTheme(), and pass the theme that it returns.';
  if (typeof theme !== 'object' || theme === null) {
    return `The theme is ${typeof theme === 'string' ? JSON.stringify(theme) : String(theme)}. Pass one made by createMallTheme, or mallTheme().`;
  }
  return `The theme has no ${scheme} scheme with the roles of @mall/ui. Make it with createMallTheme.`;
}

/** The colors of one scheme of a theme. Throws a TypeError for a theme that was not made by this package. */
export function schemeRoles(theme: Theme, scheme: Scheme): ColorRoles {
  const given: Partial<Theme> | undefined = theme;
  const roles = given?.colorSchemes?.[scheme]?.palette.roles;
  if (!roles) throw new TypeError(themeFault(theme, scheme));
  return roles;
}
