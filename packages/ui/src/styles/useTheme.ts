import { type Theme, useTheme as useMuiTheme } from '@mui/material/styles';
import { assertProvided } from './assertProvided.ts';

/** Returns the theme of the provider. Outside production its absence is an error that says so. */
export function useTheme(): Theme {
  const theme = useMuiTheme();
  if (process.env.NODE_ENV !== 'production') assertProvided(theme);
  return theme;
}
