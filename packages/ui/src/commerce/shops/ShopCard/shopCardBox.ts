import type { Theme } from '@mui/material/styles';

/** Returns the layout of a shop card, shared with its skeleton. */
export const shopCardBox = (theme: Theme) =>
  ({
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(2.5),
    height: '100%',
    padding: theme.spacing(2.5),
    backgroundColor: theme.vars.palette.roles.sheet,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
    borderRadius: theme.mall.radius.card,
    [theme.breakpoints.up('md')]: { padding: theme.spacing(3) },
    '& .who': {
      display: 'grid',
      gridTemplateColumns: `${theme.spacing(8)} minmax(0, 1fr)`,
      alignItems: 'center',
      columnGap: theme.spacing(2),
    },
    '& .goods': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: theme.spacing(1) },
    '& .foot': { marginBlockStart: 'auto' },
  }) as const;
