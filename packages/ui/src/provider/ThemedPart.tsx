import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { styled } from '../styles/styled.ts';
import { type ThemeScope, themeAttribute } from '../theme/themeScope.ts';

// Its own ground, because the contrast of a theme is that of its text on its ground.
const Part = styled('div')(({ theme }) => ({ backgroundColor: theme.vars.palette.roles.paper }));

/** Renders a part of the page that has another theme than the page. */
export function ThemedPart({ scope, children }: { scope: ThemeScope; children: ReactNode }) {
  return (
    <Part {...{ [themeAttribute]: scope.name }}>
      <GlobalStyles styles={[...scope.styles]} />
      {children}
    </Part>
  );
}
