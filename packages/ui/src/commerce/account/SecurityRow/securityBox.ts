import type { CSSObject, Theme } from '@mui/material/styles';

/** Returns the columns of a security row, shared with its skeleton: mark, text, action. */
export const securityBox = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: theme.spacing(2),
  alignItems: 'center',
  '& .words': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .title': { ...theme.typography.subtitle2, margin: 0 },
  '& .state': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.roles.inkSoft },
});
