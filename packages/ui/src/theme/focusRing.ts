import type { Theme } from '@mui/material/styles';
import type {} from './tokens.ts';

/** The ring of the element that has the focus: 2 px, 2 px away from it, never covered by its own border. */
export function focusRing(theme: Theme) {
  return {
    outlineWidth: theme.mall.border.focus,
    outlineStyle: 'solid',
    outlineColor: theme.vars.palette.roles.focus,
    outlineOffset: theme.mall.border.focusOffset,
  } as const;
}
