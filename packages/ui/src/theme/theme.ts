import { createTheme, type PaletteOptions, type Theme } from '@mui/material/styles';
import { componentOverrides } from './components.ts';
import { schemeAttribute } from './schemeAttribute.ts';
import { type ColourRoles, darkRoles, layers, lightRoles, mallTokens, spaceStep } from './tokens.ts';
import { typography } from './typography.ts';

function palette(roles: ColourRoles): PaletteOptions {
  return {
    roles,
    primary: { main: roles.green, dark: roles.greenStrong, light: roles.greenVeil, contrastText: roles.onGreen },
    secondary: { main: roles.clay, dark: roles.clay, light: roles.clayVeil, contrastText: roles.onClay },
    error: { main: roles.danger, dark: roles.danger, light: roles.dangerVeil, contrastText: roles.onDanger },
    text: { primary: roles.ink, secondary: roles.inkSoft, disabled: roles.inkFaint },
    background: { default: roles.paper, paper: roles.sheet },
    divider: roles.hairline,
  };
}

/** Makes the mall's MUI theme: light and dark as CSS variables on `<html data-scheme>`, so that a change of scheme renders nothing anew. */
export function createMallTheme(): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: `[${schemeAttribute}="%s"]`, cssVarPrefix: 'mall' },
    colorSchemes: { light: { palette: palette(lightRoles) }, dark: { palette: palette(darkRoles) } },
    mall: mallTokens,
    spacing: spaceStep,
    shape: { borderRadius: Number.parseInt(mallTokens.radius.control, 10) },
    typography,
    zIndex: { appBar: layers.header, drawer: layers.panel, modal: layers.dialog, snackbar: layers.notice, tooltip: layers.skipLink },
    components: componentOverrides,
  });
}

let made: Theme | undefined;

/** The one theme of the mall. It is made when it is first asked for: that is work, which a page that starts has no time for. */
export function mallTheme(): Theme {
  made ??= createMallTheme();
  return made;
}
