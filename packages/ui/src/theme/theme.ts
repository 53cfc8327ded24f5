import { css } from '@emotion/react';
import { type CSSObject, createTheme, type PaletteOptions, type Theme } from '@mui/material/styles';
import { componentOverrides } from './components.ts';
import { mallFaces } from './faces.ts';
import type { Faces } from './faceTypes.ts';
import { schemeAttribute } from './schemeAttribute.ts';
import { type ColorRoles, darkRoles, layers, lightRoles, type MallTokens, mallTokens } from './tokens.ts';
import { typography } from './typography.ts';

const capitalized = <Name extends string>(name: Name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalize<Name>;

/** Returns the colors of MUI's Alert, which MUI would otherwise derive from the palette. */
function alertColors(roles: ColorRoles): Record<string, string> {
  const severities = { error: 'danger', success: 'success', warning: 'warning', info: 'info' } as const;
  return Object.fromEntries(
    Object.entries(severities).flatMap(([severity, role]) => [
      [`${severity}Color`, roles.ink],
      [`${severity}IconColor`, roles[role]],
      [`${severity}StandardBg`, roles[`${role}Veil`]],
      [`${severity}FilledBg`, roles[role]],
      [`${severity}FilledColor`, roles[`on${capitalized(role)}`]],
    ]),
  );
}

function palette(roles: ColorRoles): PaletteOptions & { Alert: Record<string, string> } {
  // `main` is the color for text; where the fill is another one, its text need not be legible on `main`.
  const onMain = roles.primaryFill === roles.primary ? roles.onPrimary : roles.sheet;
  return {
    roles,
    Alert: alertColors(roles),
    primary: { main: roles.primary, dark: roles.primaryStrong, light: roles.primaryVeil, contrastText: onMain },
    secondary: { main: roles.accent, dark: roles.accent, light: roles.accentVeil, contrastText: roles.onAccent },
    error: { main: roles.danger, dark: roles.danger, light: roles.dangerVeil, contrastText: roles.onDanger },
    success: { main: roles.success, dark: roles.success, light: roles.successVeil, contrastText: roles.onSuccess },
    warning: { main: roles.warning, dark: roles.warning, light: roles.warningVeil, contrastText: roles.onWarning },
    info: { main: roles.info, dark: roles.info, light: roles.infoVeil, contrastText: roles.onInfo },
    text: { primary: roles.ink, secondary: roles.inkSoft, disabled: roles.inkFaint },
    background: { default: roles.paper, paper: roles.sheet },
    divider: roles.hairline,
  };
}

/** Converts a length in px or rem to px. */
const pixels = (length: string) => Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1);

/** Input of a theme. */
export interface ThemeParts {
  readonly light: ColorRoles;
  readonly dark: ColorRoles;
  readonly tokens: MallTokens;
  readonly faces: Faces;
  /** Custom properties of the whole page, in addition to those of the colors and typefaces. */
  readonly variables?: CSSObject;
}

/** Returns a function that calls another one the first time only. */
function once<Result>(create: () => Result): () => Result {
  let result: { readonly value: Result } | undefined;
  return () => {
    result ??= { value: create() };
    return result.value;
  };
}

/**
 * MUI generates the variables and the style sheets of a theme for each provider, which on a server is each request. They depend on the theme
 * only.
 */
function generateOnce(theme: Theme): Theme {
  const { generateThemeVars, generateStyleSheets } = theme;
  theme.generateThemeVars = once(generateThemeVars);
  theme.generateStyleSheets = once(() => generateStyleSheets().map((sheet) => css(sheet)));
  return theme;
}

/** Creates an MUI theme: light and dark as CSS variables on `<html data-scheme>`, so that a change of scheme renders no component again. */
export function assembleTheme({ light, dark, tokens, faces, variables = {} }: ThemeParts): Theme {
  const { xs, sm, md, lg, xl } = tokens.breakpoint;
  const created = createTheme({
    breakpoints: { values: { xs: pixels(xs), sm: pixels(sm), md: pixels(md), lg: pixels(lg), xl: pixels(xl) } },
    cssVariables: { colorSchemeSelector: `[${schemeAttribute}="%s"]`, cssVarPrefix: 'mall' },
    colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
    mall: tokens,
    faces,
    spacing: Number.parseInt(tokens.space.step, 10),
    shape: { borderRadius: pixels(tokens.radius.control) },
    typography,
    zIndex: { appBar: layers.header, drawer: layers.panel, modal: layers.dialog, snackbar: layers.notice, tooltip: layers.skipLink },
    components: componentOverrides(),
  });
  return generateOnce(Object.assign(created, { variables }));
}

let theme: Theme | undefined;

/**
 * Returns the default theme, Sylvane, always the same object. It is created on the first call, because that takes time during page load.
 * Tests check its contrast, so that no page loads the code that `createMallTheme` needs.
 */
export function mallTheme(): Theme {
  theme ??= assembleTheme({ light: lightRoles, dark: darkRoles, tokens: mallTokens, faces: mallFaces });
  return theme;
}
