import type { CSSObject, Theme } from '@mui/material/styles';

/** The box of a bank card, shared with its skeleton. */
export const bankCardBox = (theme: Theme): CSSObject => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  height: '100%',
  padding: theme.spacing(2.5),
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.roles.sheet,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.card,
});

/** How its bank and its number are set. */
export const bankCardWords = (theme: Theme): { readonly bank: CSSObject; readonly number: CSSObject } => ({
  bank: { ...theme.typography.h4, fontSize: theme.mall.type.cardTitle, margin: 0 },
  number: { ...theme.typography.body2, margin: 0 },
});
