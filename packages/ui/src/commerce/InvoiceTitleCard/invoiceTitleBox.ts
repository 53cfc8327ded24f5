import type { CSSObject, Theme } from '@mui/material/styles';

/** The box of a title, shared with its skeleton. */
export const invoiceTitleBox = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  height: '100%',
  overflowWrap: 'anywhere',
  padding: theme.spacing(2.5),
  backgroundColor: theme.vars.palette.roles.sheet,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.card,
  '& .line': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.roles.inkSoft },
  '& .name': { ...theme.typography.subtitle2, margin: 0 },
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(2),
    marginBlockStart: 'auto',
    paddingBlockStart: theme.spacing(1),
  },
});
