import type { Theme } from '@mui/material/styles';

/** Styles for the parent of a card's only link. Extends the link's target and focus ring to the whole card, which must be positioned. */
export const wholeCardLink = (theme: Theme) =>
  ({
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& a:focus-visible': { outline: 'none' },
    '& a:focus-visible::after': {
      outline: `${theme.mall.border.focus} solid ${theme.vars.palette.roles.focus}`,
      outlineOffset: theme.spacing(0.5),
      borderRadius: theme.mall.radius.image,
    },
  }) as const;
