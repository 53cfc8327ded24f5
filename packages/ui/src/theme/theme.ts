import { type CSSObject, createTheme, type PaletteOptions, type Theme } from '@mui/material/styles';
import { componentOverrides } from './components.ts';
import { mallFaces } from './faces.ts';
import type { Faces } from './faceTypes.ts';
import { schemeAttribute } from './schemeAttribute.ts';
import { type ColorRoles, darkRoles, layers, lightRoles, type MallTokens, mallTokens } from './tokens.ts';
import { typography } from './typography.ts';

function palette(roles: ColorRoles): PaletteOptions {
  // `main` is the color for text; where the fill is another one, its text need not be legible on `main`.
  const onMain = roles.primaryFill === roles.primary ? roles.onPrimary : roles.sheet;
  return {
    roles,
    primary: { main: roles.primary, dark: roles.primaryStrong, light: roles.primaryVeil, contrastText: onMain },
    secondary: { main: roles.accent, dark: roles.accent, light: roles.accentVeil, contrastText: roles.onAccent },
    error: { main: roles.danger, dark: roles.danger, light: roles.dangerVeil, contrastText: roles.onDanger },
    text: { primary: roles.ink, secondary: roles.inkSoft, disabled: roles.inkFaint },
    background: { default: roles.paper, paper: roles.sheet },
    divider: roles.hairline,
  };
}

/** A length in px or rem as a number of px. */
const pixels = (length: string) => Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1);

/** Everything a theme is made from. */
export interface ThemeParts {
  readonly light: ColorRoles;
  readonly dark: ColorRoles;
  readonly tokens: MallTokens;
  readonly faces: Faces;
  /** Custom properties of the whole page, besides those of the colors and typefaces. */
  readonly variables?: CSSObject;
}

/** An MUI theme: light and dark as CSS variables on `<html data-scheme>`, so that a change of scheme renders no component again. */
export function assembleTheme({ light, dark, tokens, faces, variables = {} }: ThemeParts): Theme {
  const { xs, sm, md, lg, xl } = tokens.breakpoint;
  return createTheme({
    breakpoints: { values: { xs: pixels(xs), sm: pixels(sm), md: pixels(md), lg: pixels(lg), xl: pixels(xl) } },
    cssVariables: { colorSchemeSelector: `[${schemeAttribute}="%s"]`, cssVarPrefix: 'mall' },
    colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
    mall: tokens,
    faces,
    spacing: Number.parseInt(tokens.space.step, 10),
    shape: { borderRadius: pixels(tokens.radius.control) },
    typography,
    zIndex: { appBar: layers.header, drawer: layers.panel, modal: layers.dialog, snackbar: layers.notice, tooltip: layers.skipLink },
    components: componentOverrides(faces, variables),
  });
}

let made: Theme | undefined;

/**
 * The default theme, Sylvane, always the same object. It is made when it is first asked for: that takes time, which a page that starts does not
 * have. Its contrast is checked by tests, so that no page loads what `createMallTheme` needs.
 */
export function mallTheme(): Theme {
  made ??= assembleTheme({ light: lightRoles, dark: darkRoles, tokens: mallTokens, faces: mallFaces });
  return made;
}
