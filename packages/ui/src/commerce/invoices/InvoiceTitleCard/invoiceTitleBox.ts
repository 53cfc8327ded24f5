import type { CSSObject, Theme } from '@mui/material/styles';
import { recordCard } from '../../../styles/recordCard.ts';

/** Returns the layout of an invoice title, shared with its skeleton. */
export const invoiceTitleBox = (theme: Theme): CSSObject => ({
  ...recordCard(theme),
  '& .line': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.roles.inkSoft },
  '& .name': { ...theme.typography.subtitle2, margin: 0 },
});
