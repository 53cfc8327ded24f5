import type { Theme } from '@mui/material/styles';
import type {} from '../../theme/tokens.ts';

/** The box of a banner's picture: on a phone its right half, on a desk nearly the whole of it, the wider the flatter. */
export const bannerStage = (theme: Theme) =>
  ({
    aspectRatio: '6 / 5',
    [theme.breakpoints.up('md')]: { aspectRatio: '8 / 5' },
    [theme.breakpoints.up('lg')]: { aspectRatio: '9 / 4' },
    [theme.breakpoints.up('xl')]: { aspectRatio: '5 / 2' },
  }) as const;
