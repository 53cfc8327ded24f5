import type { CSSObject, Theme } from '@mui/material/styles';

/** Returns the layout of the wallet balance, shared with its skeleton. */
export const balanceBox = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  padding: theme.spacing(3),
  borderRadius: theme.mall.radius.card,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4) },
  '& p': { margin: 0 },
  '& .label': { ...theme.typography.body2, color: theme.vars.palette.roles.inkSoft },
  '& .note': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) },
});
