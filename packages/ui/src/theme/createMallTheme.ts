import type { Theme } from '@mui/material/styles';
import { opaqueHex } from './color.ts';
import { contrastFaults } from './contrast.ts';
import { type BrandColors, deriveRoles } from './deriveRoles.ts';
import { mallFaces } from './faces.ts';
import type { Face, Faces } from './faceTypes.ts';
import { isRecord } from './isRecord.ts';
import { kebab } from './kebab.ts';
import { type Scheme, schemes } from './schemeRoles.ts';
import { assembleTheme } from './theme.ts';
import { hasValidColors, themeOptionFaults } from './themeOptionFaults.ts';
import { type ColorRoles, compactTokens, darkRoles, lightRoles, type MallTokens, mallTokens, paletteSteps } from './tokens.ts';

/** The colors of a theme. A role that is not set is derived from `brand`; without `brand` it is that of the default theme. */
export interface ThemeColors extends Partial<BrandColors> {
  /** Single roles, or all of them, of the light scheme. They are used unchanged. */
  light?: Partial<ColorRoles> | undefined;
  /** Single roles, or all of them, of the dark scheme. They are used unchanged. */
  dark?: Partial<ColorRoles> | undefined;
}

/** Options of {@link createMallTheme}; an omitted option is as in the default theme. */
export interface MallThemeOptions {
  /** One brand color, single roles, or both. */
  colors?: ThemeColors | undefined;
  /** Typefaces of text and headings. The application must load their files. */
  faces?: { [Use in keyof Faces]?: Face | undefined } | undefined;
  /** Corner radii in px or rem. */
  radius?: Partial<MallTokens['radius']> | undefined;
  /**
   * `comfortable` has controls of 44 px and spacing in steps of 8 px; `compact` has 40 px and steps of 6 px, for dense screens.
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'compact' | undefined;
  /**
   * Handling of insufficient contrast between two roles: an error, or a warning on the console during design.
   * @default 'error'
   * @since 0.3.0
   */
  contrast?: 'error' | 'warn' | undefined;
}

const defaults = { light: lightRoles, dark: darkRoles };
const roleNames = Object.keys(lightRoles).filter((name): name is keyof ColorRoles => name in lightRoles);

/** Error of {@link createMallTheme} that lists all errors of the options, each with the expected value. */
export class ThemeOptionsError extends Error {
  override readonly name = 'ThemeOptionsError';
  /** One sentence per error. */
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`createMallTheme: ${faults.length === 1 ? 'a fault' : `${faults.length} faults`} in the options.\n${list(faults)}`);
    this.faults = faults;
  }
}

const list = (faults: readonly string[]) => faults.map((fault) => `- ${fault}`).join('\n');

/**
 * Returns the fill roles: an explicit text color is also the fill, unless the fill is explicit or the brand derives another color for it.
 */
function fillsOf(base: ColorRoles, { primary, primaryStrong }: Partial<ColorRoles>): Partial<ColorRoles> {
  return {
    ...(primary !== undefined && base.primaryFill === base.primary && { primaryFill: primary }),
    ...(primaryStrong !== undefined && base.primaryFillStrong === base.primaryStrong && { primaryFillStrong: primaryStrong }),
  };
}

/** The roles of a scheme: those that are stated, over those that are derived from the brand, over those of the default theme. */
export function rolesOf(scheme: Scheme, { brand, accent, ...stated }: ThemeColors): ColorRoles {
  const base: ColorRoles = brand === undefined ? defaults[scheme] : deriveRoles(scheme, { brand, accent });
  const definedColors = Object.fromEntries(Object.entries(stated[scheme] ?? {}).filter(([, color]) => color !== undefined));
  const roles: ColorRoles = { ...base, ...fillsOf(base, definedColors), ...definedColors };
  // MUI parses hex; only the overlay is translucent.
  for (const name of roleNames.filter((role) => role !== 'scrim')) roles[name] = opaqueHex(roles[name]);
  return roles;
}

/** Returns the roles of both schemes; undefined while a color is invalid. Code without types may pass any options. */
function validRoles(options: MallThemeOptions): Record<Scheme, ColorRoles> | undefined {
  const { colors = {} }: MallThemeOptions = isRecord(options) ? options : {};
  return hasValidColors(colors) ? { light: rolesOf('light', colors), dark: rolesOf('dark', colors) } : undefined;
}

function tokensOf({ radius, density }: MallThemeOptions, { text, display }: Faces): MallTokens {
  const { space, size } = density === 'compact' ? compactTokens : mallTokens;
  return {
    ...mallTokens,
    space,
    size: { ...mallTokens.size, ...size },
    radius: { ...mallTokens.radius, ...radius },
    face: { ...mallTokens.face, text: text.family, display: display.family },
  };
}

/**
 * Returns the colors and tokens that differ from those of the default theme, as variables of tokens.css, so that styles that use these
 * follow the theme.
 */
function changedVariables(tokens: MallTokens, roles: Readonly<Record<Scheme, ColorRoles>>): Record<`--mall-${string}`, string> {
  const changed: Record<`--mall-${string}`, string> = {};
  for (const scheme of schemes) {
    const steps = new Map<string, string>(Object.entries(paletteSteps[scheme]));
    for (const name of roleNames) {
      if (steps.has(name) && roles[scheme][name] !== defaults[scheme][name])
        changed[`--mall-palette-${steps.get(name)}`] = roles[scheme][name];
    }
  }
  for (const group of ['radius', 'size', 'space'] as const) {
    const values = new Map<string, string>(Object.entries(mallTokens[group]));
    for (const [name, value] of Object.entries(tokens[group])) {
      if (value !== values.get(name)) changed[`--mall-${group}-${kebab(name)}`] = value;
    }
  }
  return changed;
}

/**
 * Creates a theme for another brand, for `theme` of `MallUiProvider`. Create it once, outside of components.
 *
 * Contrast is checked by WCAG 2.2 AA in both schemes; {@link contrastReport} lists it. Roles that are derived from `colors.brand` are
 * darkened or lightened until they reach it: a brand color that is too light for text remains the fill of buttons (`primaryFill`), and
 * links have a darker `primary`. Explicit roles are used unchanged, and insufficient contrast between two of them is an error.
 *
 * @example One brand color, everything else derived
 * createMallTheme({ colors: { brand: '#0b57d0' }, radius: { control: '2px' }, density: 'compact' })
 * @throws ThemeOptionsError that lists every error: misspelled names, values of a wrong type, insufficient contrast.
 */
export function createMallTheme(options: MallThemeOptions = {}): Theme {
  const faults = themeOptionFaults(options);
  const roles = validRoles(options);
  const tooLittle = roles ? schemes.flatMap((scheme) => contrastFaults(scheme, roles[scheme])) : [];
  if (!(isRecord(options) && options.contrast === 'warn')) faults.push(...tooLittle);
  if (!roles || faults.length > 0) throw new ThemeOptionsError(faults);
  if (tooLittle.length > 0) console.warn(`createMallTheme: too little contrast (WCAG 2.2 AA).\n${list(tooLittle)}`);
  const faceOf = (face: Face | undefined, fallback: Required<Face>) =>
    face ? { family: face.family, style: face.style ?? 'sans' } : fallback;
  const faces: Faces = { text: faceOf(options.faces?.text, mallFaces.text), display: faceOf(options.faces?.display, mallFaces.display) };
  const tokens = tokensOf(options, faces);
  return assembleTheme({ ...roles, tokens, faces, variables: changedVariables(tokens, roles) });
}
