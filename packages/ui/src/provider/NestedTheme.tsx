import GlobalStyles from '@mui/material/GlobalStyles';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { styled } from '../styles/styled.ts';
import { themeAttribute, themeScope } from '../theme/themeScope.ts';
import { ComposedTheme } from './ComposedTheme.tsx';

// Its own ground, because the contrast of a theme is that of its text on its ground.
const Part = styled('div')(({ theme }) => ({ backgroundColor: theme.vars.palette.roles.paper }));

/** Renders a part of the page that has another theme than the page. */
export function NestedTheme({ theme: given, children }: { theme: Theme; children: ReactNode }) {
  const { theme, name, styles } = themeScope(given);
  return (
    <ThemeProvider theme={theme} disableTransitionOnChange noSsr>
      <ComposedTheme theme={theme}>
        <Part {...{ [themeAttribute]: name }}>
          <GlobalStyles styles={[...styles]} />
          {children}
        </Part>
      </ComposedTheme>
    </ThemeProvider>
  );
}
