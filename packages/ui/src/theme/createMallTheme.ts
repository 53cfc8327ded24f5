import type { Theme } from '@mui/material/styles';
import { opaqueHex } from './color.ts';
import { contrastFaults } from './contrast.ts';
import { type BrandColors, deriveRoles } from './deriveRoles.ts';
import { type Faces, mallFaces } from './faces.ts';
import { assembleTheme } from './theme.ts';
import { type ColorRoles, compactTokens, darkRoles, lightRoles, type MallTokens, mallTokens } from './tokens.ts';

/** The colors of a theme. A role that is not stated is derived from `brand`; without `brand` it is the one of the default theme. */
export interface ThemeColors extends Partial<BrandColors> {
  /** Single roles, or all of them, of the light scheme. They are used as they are. */
  light?: Partial<ColorRoles> | undefined;
  /** Single roles, or all of them, of the dark scheme. They are used as they are. */
  dark?: Partial<ColorRoles> | undefined;
}

/** Options of {@link createMallTheme}; what is left out is as in the default theme. */
export interface MallThemeOptions {
  /** One brand color, single roles, or both. */
  colors?: ThemeColors | undefined;
  /** Typefaces of text and headings. Loading their files is up to the application. */
  faces?: Partial<Faces> | undefined;
  /** Corner radii, CSS lengths. */
  radius?: Partial<MallTokens['radius']> | undefined;
  /**
   * `comfortable` has controls of 44 px and spacing in steps of 8 px; `compact` has 40 px and steps of 6 px, for dense screens.
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'compact' | undefined;
}

const defaults = { light: lightRoles, dark: darkRoles };
const roleNames = Object.keys(lightRoles).filter((name): name is keyof ColorRoles => name in lightRoles);

/** Runs `read` for one option; an error names the option. */
function readOption<Value>(option: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new TypeError(`createMallTheme: ${option}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function rolesOf(scheme: 'light' | 'dark', { brand, accent, ...stated }: ThemeColors): ColorRoles {
  const base = brand === undefined ? defaults[scheme] : readOption('colors.brand', () => deriveRoles(scheme, { brand, accent }));
  const roles = { ...base, ...stated[scheme] };
  // MUI reads hex; the overlay alone lets the page shine through.
  for (const name of roleNames.filter((role) => role !== 'scrim')) {
    roles[name] = readOption(`colors.${scheme}.${name}`, () => opaqueHex(roles[name]));
  }
  return roles;
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

/** The tokens that differ from those of the default theme, as variables of tokens.css: styles that use these follow the theme. */
function changedVariables(tokens: MallTokens): Record<`--mall-${string}`, string> {
  const changed: Record<`--mall-${string}`, string> = {};
  for (const group of ['radius', 'size', 'space'] as const) {
    const defaults = new Map(Object.entries(mallTokens[group]));
    for (const [name, value] of Object.entries(tokens[group])) {
      if (value !== defaults.get(name))
        changed[`--mall-${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`] = value;
    }
  }
  return changed;
}

/**
 * Makes a theme for another brand, for `theme` of `MallUiProvider`. Make it once, outside of components.
 *
 * Contrast is checked by WCAG 2.2 AA in both schemes. Roles that are derived from `colors.brand` are made darker or lighter until they reach it.
 * Roles that you state are used as they are: where two roles that are seen on each other have too little contrast, an Error names them, the
 * ratio they have and the ratio they need.
 *
 * @example One brand color, everything else derived
 * createMallTheme({ colors: { brand: '#0b57d0' }, radius: { control: '2px' }, density: 'compact' })
 * @throws TypeError for an option that is not a color, or not an opaque one.
 * @throws Error when two stated roles have too little contrast.
 */
export function createMallTheme(options: MallThemeOptions = {}): Theme {
  const { colors = {} } = options;
  if (colors.accent !== undefined && colors.brand === undefined) {
    throw new TypeError(
      'createMallTheme: colors.accent needs colors.brand. Without a brand color, state the roles in colors.light and colors.dark.',
    );
  }
  const light = rolesOf('light', colors);
  const dark = rolesOf('dark', colors);
  const faults = [...contrastFaults('light', light), ...contrastFaults('dark', dark)];
  if (faults.length > 0)
    throw new Error(`createMallTheme: too little contrast (WCAG 2.2 AA).\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  const faces: Faces = { ...mallFaces, ...options.faces };
  const tokens = tokensOf(options, faces);
  return assembleTheme({ light, dark, tokens, faces, variables: changedVariables(tokens) });
}
