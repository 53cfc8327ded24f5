import type { CSSObject, Theme } from '@mui/material/styles';
import { focusRing } from './focusRing.ts';
import { selectedInForcedColors } from './forcedColors.ts';

/** Styles of the card of a stored record, such as an address: a column with an optional `.mark` (badge) and `.actions` at the bottom. */
export const recordCard = (theme: Theme): CSSObject => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  height: '100%',
  overflowWrap: 'anywhere',
  padding: theme.spacing(2.5),
  backgroundColor: theme.vars.palette.roles.sheet,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.card,
  '& .mark': {
    ...theme.typography.caption,
    paddingInline: theme.spacing(1),
    borderRadius: theme.mall.radius.pill,
    backgroundColor: theme.vars.palette.roles.accentVeil,
    color: theme.vars.palette.roles.accent,
  },
  '& .actions': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0, 2),
    marginBlockStart: 'auto',
    paddingBlockStart: theme.spacing(1),
  },
});

/** Styles of a card that is selected by a transparent radio button covering it. */
export const selectableCard = (theme: Theme): CSSObject => ({
  '&:has(input:checked)': {
    borderColor: theme.vars.palette.roles.primary,
    boxShadow: `inset 0 0 0 ${theme.mall.border.hairline} ${theme.vars.palette.roles.primary}`,
    ...selectedInForcedColors,
  },
  '&:has(input:focus-visible)': focusRing(theme),
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
});
