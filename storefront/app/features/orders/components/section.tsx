import { styled } from '@mall/ui';

/** A section of an order's page with its own heading. */
export const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2),
  scrollMarginBlock: theme.spacing(4),
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.roles.inkSoft, overflowWrap: 'anywhere' },
  '& dl': { display: 'grid', gap: theme.spacing(1), margin: 0, ...theme.typography.body2 },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: theme.spacing(0, 2) },
  '& dt': { color: theme.vars.palette.roles.inkSoft },
  '& dd': { margin: 0 },
}));
