import type { Theme } from '@mui/material/styles';

/** Throws an error that names the missing provider when a theme is MUI's default one. */
export function assertProvided(theme: Partial<Theme>): void {
  if (theme.mall) return;
  throw new Error(
    'A component of @mall/ui is rendered outside MallUiProvider, so its theme is missing. Render the application inside <MallUiProvider>; in a test, wrap the component in it.',
  );
}
