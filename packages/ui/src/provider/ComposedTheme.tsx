import { ThemeContext } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTheme } from '../styles/useTheme.ts';

/** The composed theme of each theme, which styles are memoized by. */
const composedThemes = new WeakMap<Theme, Theme>();

/**
 * Provides one composed theme per theme. MUI creates a new theme object in each provider: styles that are memoized by their theme would miss on
 * every request of a server.
 */
export function ComposedTheme({ theme, children }: { theme: Theme; children: ReactNode }) {
  const composed = useTheme();
  const known = composedThemes.get(theme);
  if (!known) composedThemes.set(theme, composed);
  return <ThemeContext value={known ?? composed}>{children}</ThemeContext>;
}
