import type { Theme } from '@mui/material/styles';
import type {} from '../../theme/tokens.ts';

/** Returns the style of a native checkbox or radio, because the browser's default is gray in dark mode. */
export const choiceBox = (theme: Theme) =>
  ({
    '& input': {
      appearance: 'none',
      flexShrink: 0,
      display: 'inline-grid',
      placeContent: 'center',
      width: theme.mall.size.checkbox,
      height: theme.mall.size.checkbox,
      margin: theme.spacing(0.25),
      border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
      borderRadius: theme.mall.radius.small,
      backgroundColor: theme.vars.palette.roles.sheet,
      color: theme.vars.palette.roles.onPrimary,
      cursor: 'inherit',
    },
    '& input[type="radio"]': { borderRadius: '50%' },
    '& input:hover': { borderColor: theme.vars.palette.roles.ink },
    '& input:checked': { backgroundColor: theme.vars.palette.roles.primaryFill, borderColor: theme.vars.palette.roles.primary },
    // No percentage: the box is a grid whose only track has the size of the mark.
    '& input::before': {
      content: '""',
      width: `calc(${theme.mall.size.checkbox} / 2)`,
      height: `calc(${theme.mall.size.checkbox} / 2)`,
      transform: 'scale(0)',
    },
    '& input:checked::before': { transform: 'scale(1)' },
    '& input[type="checkbox"]::before': {
      backgroundColor: 'currentColor',
      clipPath: 'polygon(14% 47%, 0 61%, 39% 100%, 100% 20%, 84% 7%, 37% 68%)',
    },
    '& input[type="radio"]::before': { backgroundColor: 'currentColor', borderRadius: '50%', scale: '0.7' },
    '& input:disabled': { opacity: 0.5, cursor: 'default' },
    '@media (forced-colors: active)': { '& input': { appearance: 'auto' } },
  }) as const;
