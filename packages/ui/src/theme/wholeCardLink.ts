import type { Theme } from '@mui/material/styles';

/** For the parent of a card's one link, inside a card that is positioned: the whole card is the link's target, and wears its focus ring. */
export const wholeCardLink = (theme: Theme) =>
  ({
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& a:focus-visible': { outline: 'none' },
    '& a:focus-visible::after': {
      outline: `${theme.mall.border.focus} solid ${theme.vars.palette.roles.focus}`,
      outlineOffset: theme.spacing(0.5),
      borderRadius: theme.mall.radius.picture,
    },
  }) as const;
