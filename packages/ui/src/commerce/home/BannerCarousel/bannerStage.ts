import type { Theme } from '@mui/material/styles';
import type {} from '../../../theme/tokens.ts';

/**
 * Returns the box of a banner's image: its right half on a phone, almost the whole image on desktop, with a flatter ratio in wider windows.
 * A low window leaves room for the content above, down to the height that overlaid text needs.
 */
export const bannerStage = (theme: Theme) =>
  ({
    width: '100%',
    aspectRatio: '6 / 5',
    [theme.breakpoints.up('md')]: { aspectRatio: '8 / 5', minHeight: theme.spacing(65), maxHeight: '68svh' },
    [theme.breakpoints.up('lg')]: { aspectRatio: '9 / 4' },
    [theme.breakpoints.up('xl')]: { aspectRatio: '5 / 2' },
  }) as const;
