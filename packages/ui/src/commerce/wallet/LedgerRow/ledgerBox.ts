import type { Theme } from '@mui/material/styles';

/** Returns the two columns of a ledger row, shared with its skeleton: text, and right-aligned amounts. */
export const ledgerBox = (theme: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: theme.spacing(3),
    alignItems: 'baseline',
    '& .sums': { display: 'grid', justifyItems: 'end', textAlign: 'end' },
  }) as const;
