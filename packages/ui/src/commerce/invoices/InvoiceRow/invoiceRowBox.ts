import type { CSSObject, Theme } from '@mui/material/styles';

/** Returns the layout of an order with its invoice, shared with its skeleton: text, with the amount and the actions at the end. */
export const invoiceRowBox = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5, 3),
  '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .words': { display: 'grid', gap: theme.spacing(0.5) },
  '& .number': { ...theme.typography.subtitle2, margin: 0 },
  '& .more': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.roles.inkSoft },
  '& .end': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1, 3), ...theme.typography.body2 },
  // On a phone the amount is at the start of the line and the actions are at its end.
  [theme.breakpoints.down('sm')]: { '& .end': { width: '100%', justifyContent: 'space-between' } },
});
