import type { CSSObject, Theme } from '@mui/material/styles';
import type {} from '../theme/tokens.ts';

/** Returns the ground of an image that is not loaded, which is that of its skeleton: an exchange of the two is not visible. */
export const placeholderGround = (theme: Theme): CSSObject => ({
  backgroundColor: theme.vars.palette.roles.sunken,
  // On near-black a darker ground would be invisible.
  ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.roles.hairline }),
});
