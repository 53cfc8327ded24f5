import type { Theme } from '@mui/material/styles';
import type {} from '../theme/tokens.ts';

/** Returns the focus ring: 2 px wide with a 2 px offset, never covered by the element's border. */
export function focusRing(theme: Theme) {
  return {
    outlineWidth: theme.mall.border.focus,
    outlineStyle: 'solid',
    outlineColor: theme.vars.palette.roles.focus,
    outlineOffset: theme.mall.border.focusOffset,
  } as const;
}
