import type { CSSObject, Theme } from '@mui/material/styles';

/** The box of an order with its invoice, shared with its skeleton: words, and at its end the amount and what can be done. */
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
  // On a phone the amount opens the line and what can be done closes it.
  [theme.breakpoints.down('sm')]: { '& .end': { width: '100%', justifyContent: 'space-between' } },
});
