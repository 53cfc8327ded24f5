import type { Theme } from '@mui/material/styles';

/** The two columns of a ledger's row, shared with its skeleton: words, and sums under each other at its end. */
export const ledgerBox = (theme: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: theme.spacing(3),
    alignItems: 'baseline',
    '& .sums': { display: 'grid', justifyItems: 'end', textAlign: 'end' },
  }) as const;
