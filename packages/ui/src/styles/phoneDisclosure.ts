import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * Styles of a panel that is collapsible below `md` and always visible above: a native `details` whose summary has the appearance of a button,
 * followed by the panel as a `div`. Works without JavaScript.
 */
export const phoneDisclosure = (theme: Theme): CSSObject => ({
  '& > details': {
    [theme.breakpoints.up('md')]: { display: 'none' },
    [theme.breakpoints.down('md')]: { '&:not([open]) + div': { display: 'none' } },
  },
  '& > details > summary': {
    ...theme.typography.button,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: theme.mall.size.target,
    paddingInline: theme.spacing(2),
    listStyle: 'none',
    cursor: 'pointer',
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
    borderRadius: theme.mall.radius.control,
  },
  '& > details > summary::-webkit-details-marker': { display: 'none' },
  '& > details[open] > summary': { borderColor: theme.vars.palette.roles.ink, marginBlockEnd: theme.spacing(2) },
  '& > details[open] svg': { transform: 'rotate(180deg)' },
});
