import type { Theme } from '@mui/material/styles';

/** Returns the columns of a message row, shared with its skeleton: dot, text, actions. */
export const messageBox = (theme: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: `${theme.spacing(1)} minmax(0, 1fr) fit-content(40%)`,
    columnGap: theme.spacing(1.5),
    rowGap: theme.spacing(0.5),
  }) as const;
