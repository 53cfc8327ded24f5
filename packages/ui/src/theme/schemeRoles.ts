import type { Theme } from '@mui/material/styles';
import type { ColorRoles } from './tokens.ts';

/** The color schemes of a theme. */
export const schemes = ['light', 'dark'] as const;
/** A color scheme of a theme. */
export type Scheme = (typeof schemes)[number];

/** Returns the colors of one scheme of a theme. Throws a TypeError for a theme that was not created by this package. */
export function schemeRoles(theme: Theme, scheme: Scheme): ColorRoles {
  const roles = theme.colorSchemes?.[scheme]?.palette.roles;
  if (!roles) throw new TypeError(`The theme has no ${scheme} scheme. Make it with createMallTheme.`);
  return roles;
}
