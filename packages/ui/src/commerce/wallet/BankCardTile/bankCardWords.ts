import type { CSSObject, Theme } from '@mui/material/styles';

/** Returns the typography of a card's bank name and number, shared with its skeleton. */
export const bankCardWords = (theme: Theme): { readonly bank: CSSObject; readonly number: CSSObject } => ({
  bank: { ...theme.typography.h4, fontSize: theme.mall.type.cardTitle, margin: 0 },
  number: { ...theme.typography.body2, margin: 0 },
});
