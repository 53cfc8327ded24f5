import { ThemeContext } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTheme } from '../styles/useTheme.ts';

/** The composed theme of each theme, which styles are memoized by. */
const composedThemes = new WeakMap<Theme, Theme>();

/**
 * Provides one composed theme per theme. MUI composes an equal one in each provider, so that on a server no style memoized by its theme would be
 * found in the next request.
 */
export function ComposedTheme({ theme, children }: { theme: Theme; children: ReactNode }) {
  const composed = useTheme();
  const known = composedThemes.get(theme);
  if (!known) composedThemes.set(theme, composed);
  return <ThemeContext value={known ?? composed}>{children}</ThemeContext>;
}
