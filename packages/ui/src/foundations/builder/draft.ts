import type { Theme } from '@mui/material/styles';
import { opaqueHex } from '../../theme/color.ts';
import { createMallTheme, type MallThemeOptions, ThemeOptionsError } from '../../theme/createMallTheme.ts';
import type { Face } from '../../theme/faceTypes.ts';
import { type Scheme, schemes } from '../../theme/schemeRoles.ts';
import { type ColorRoles, lightRoles, mallTokens } from '../../theme/tokens.ts';

/** Corner radii of the builder, by the names of their options. */
export const radiusNames = ['control', 'card', 'image', 'small', 'pill'] as const;

/** A typeface of the builder: one of {@link fonts}, or another one by its family and style. */
export interface DraftFace {
  readonly font: FontName | 'Other';
  /** As in CSS; used when `font` is `Other`. */
  readonly family: string;
  readonly style: 'sans' | 'serif';
}

/** Colors of single roles, by name. */
export type DraftRoles = Readonly<Partial<Record<keyof ColorRoles, string>>>;

/** Values of the builder's fields. */
export interface Draft {
  /** Empty for the colors of the default theme. */
  readonly brand: string;
  /** Empty for the complementary color of `brand`. */
  readonly accent: string;
  readonly radius: Readonly<Record<(typeof radiusNames)[number], string>>;
  readonly density: 'comfortable' | 'compact';
  readonly text: DraftFace;
  readonly display: DraftFace;
  /** Roles that are not derived. */
  readonly light: DraftRoles;
  readonly dark: DraftRoles;
}

/** Typefaces that need no font files other than those of the default theme. */
export const fonts = {
  Sylvane: {
    text: { family: '"Sylvane Text", "Sylvane Text Fallback"', style: 'sans' },
    display: { family: '"Sylvane Display", "Sylvane Display Fallback"', style: 'serif' },
  },
  'Helvetica or Arial': sameFor('"Helvetica Neue", Arial', 'sans'),
  Georgia: sameFor('Georgia', 'serif'),
  'System font': sameFor('system-ui', 'sans'),
} as const;

/** Name of a typeface of the builder. */
export type FontName = keyof typeof fonts;

/** Names of the typefaces in display order. */
export const fontNames = Object.keys(fonts).filter((name): name is FontName => name in fonts);

function sameFor<Style extends 'sans' | 'serif'>(family: string, style: Style) {
  return { text: { family, style }, display: { family, style } };
}

/** Names of the color roles in display order. */
export const roleNames = Object.keys(lightRoles).filter((name): name is keyof ColorRoles => name in lightRoles);

/** Brand colors to begin with. Yellow is too light for text and stays the fill of buttons. */
export const examples = { Blue: '#0b57d0', Yellow: '#ffd400', Plum: '#6b21a8', Coral: '#e5484d', Black: '#111111' } as const;

/** Returns a CSS color as a color input accepts it, `#rrggbb`; undefined for a text that is no opaque color. */
export function pickerColor(color: string): string | undefined {
  try {
    return opaqueHex(color);
  } catch {
    return undefined;
  }
}

const firstFace: DraftFace = { font: 'Sylvane', family: '"Inter Variable", Inter', style: 'sans' };

/** Initial values of the builder. */
export const firstDraft: Draft = {
  brand: examples.Blue,
  accent: '',
  radius: mallTokens.radius,
  density: 'comfortable',
  text: firstFace,
  display: firstFace,
  light: {},
  dark: {},
};

/** Returns the options of `createMallTheme` for a draft; those equal to the default theme are omitted. */
export function optionsOf({ brand, accent, radius, density, light, dark, ...faces }: Draft): MallThemeOptions {
  const changed = Object.fromEntries(
    radiusNames.filter((name) => radius[name] !== firstDraft.radius[name]).map((name) => [name, radius[name]]),
  );
  const chosen = Object.fromEntries(
    (['text', 'display'] as const).filter((use) => faces[use].font !== 'Sylvane').map((use) => [use, faceOf(use, faces[use])]),
  );
  const stated = Object.fromEntries(Object.entries({ brand, accent }).filter(([, color]) => color !== ''));
  const roles = Object.fromEntries(Object.entries({ light, dark }).filter(([, colors]) => Object.keys(colors).length > 0));
  const colors = { ...stated, ...roles };
  return {
    ...(Object.keys(colors).length > 0 && { colors }),
    ...(Object.keys(changed).length > 0 && { radius: changed }),
    ...(Object.keys(chosen).length > 0 && { faces: chosen }),
    ...(density === 'compact' && { density }),
  };
}

const faceOf = (use: 'text' | 'display', { font, family, style }: DraftFace): Face =>
  font === 'Other' ? { family, style } : fonts[font][use];

/** Theme of a draft, or its errors. */
export type Result = { readonly theme: Theme } | { readonly faults: readonly string[] };

/** Creates the theme of a draft. */
export function resultOf(draft: Draft): Result {
  try {
    return { theme: createMallTheme(optionsOf(draft)) };
  } catch (error) {
    if (error instanceof ThemeOptionsError) return { faults: error.faults };
    throw error;
  }
}

/** Returns whether a draft states the color of a role: `colors.light.ink`. */
const isStated = (draft: Draft, option: string) =>
  schemes.some((scheme: Scheme) => roleNames.some((role) => option === `colors.${scheme}.${role}` && draft[scheme][role] !== undefined));

/**
 * Returns the error of the field of an option; undefined when it has none. An error names its option in front. Too little contrast is an error of each
 * role of the pair that the draft states.
 */
export function faultOf(option: string, draft: Draft, faults: readonly string[]): string | undefined {
  const names = (fault: string) => fault.startsWith(`${option} `) || fault.startsWith(`${option}:`);
  return faults.find(names) ?? (isStated(draft, option) ? faults.find((fault) => fault.includes(` on ${option} `)) : undefined);
}
