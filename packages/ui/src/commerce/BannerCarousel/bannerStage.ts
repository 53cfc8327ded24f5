import type { Theme } from '@mui/material/styles';
import type {} from '../../theme/tokens.ts';

/**
 * The box of a banner's picture: on a phone its right half, on a desk nearly the whole of it, the wider the flatter. A low window keeps room for
 * what stands above it, down to what words laid over it need.
 */
export const bannerStage = (theme: Theme) =>
  ({
    width: '100%',
    aspectRatio: '6 / 5',
    [theme.breakpoints.up('md')]: { aspectRatio: '8 / 5', minHeight: theme.spacing(65), maxHeight: '68svh' },
    [theme.breakpoints.up('lg')]: { aspectRatio: '9 / 4' },
    [theme.breakpoints.up('xl')]: { aspectRatio: '5 / 2' },
  }) as const;
