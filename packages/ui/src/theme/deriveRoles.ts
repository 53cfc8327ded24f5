import { contrastRatio, hexOf, opaqueHex, type Shade, shadeOf } from './color.ts';
import { contrastPairs } from './contrast.ts';
import type { Scheme } from './schemeRoles.ts';
import type { ColorRoles } from './tokens.ts';

/** Colors of a brand, from which every role is derived. */
export interface BrandColors {
  /** The main color, any opaque CSS color: links, main buttons, selected controls. */
  brand: string;
  /** The second color, for sale prices and badges. Omitted, the complementary color of `brand`. */
  accent?: string | undefined;
}

/** Lightness values of a scheme: those of its neutrals, and the limits of the initial lightness of brand colors. */
interface Recipe {
  readonly neutral: Readonly<Record<'paper' | 'sheet' | 'sunken' | 'ink' | 'inkSoft' | 'inkFaint' | 'hairline' | 'control', number>>;
  readonly color: readonly [least: number, most: number];
  readonly veil: number;
  readonly on: number;
  /** The direction in which a foreground gains contrast. */
  readonly step: 0.005 | -0.005;
  readonly scrim: string;
}

const recipes: Readonly<Record<Scheme, Recipe>> = {
  light: {
    neutral: { paper: 0.975, sheet: 0.992, sunken: 0.945, ink: 0.24, inkSoft: 0.43, inkFaint: 0.52, hairline: 0.88, control: 0.62 },
    color: [0.3, 0.62],
    veil: 0.935,
    on: 0.99,
    step: -0.005,
    scrim: 'rgb(0 0 0 / 0.48)',
  },
  dark: {
    neutral: { paper: 0.19, sheet: 0.23, sunken: 0.16, ink: 0.93, inkSoft: 0.79, inkFaint: 0.7, hairline: 0.33, control: 0.58 },
    color: [0.74, 0.86],
    veil: 0.31,
    on: 0.2,
    step: 0.005,
    scrim: 'rgb(0 0 0 / 0.64)',
  },
};

/** Red, where an error is expected to be. */
const dangerShade: Shade = { l: 0.5, c: 0.17, h: 28 };

const between = (value: number, [least, most]: readonly [number, number]) => Math.min(Math.max(value, least), most);

/** Changes a role's lightness until it has the required contrast on all its backgrounds. */
function withContrast(role: keyof ColorRoles, shade: Shade, roles: ColorRoles, step: number): string {
  const needs = contrastPairs.filter(({ front }) => front === role);
  const isEnough = (color: string) => needs.every(({ ground, required }) => contrastRatio(color, roles[ground]) >= required);
  let { l } = shade;
  while (!isEnough(hexOf({ ...shade, l })) && l > 0 && l < 1) l += step;
  return hexOf({ ...shade, l });
}

/**
 * Minimum contrast at which a filled shape is visible on the page. Our own rule: WCAG has none for a button that is identified by its text.
 */
const visibleFill = 1.2;
/** Candidates for the lightness of the text on a fill, in order. */
const textOnFill = [0.99, 0.2, 0.1, 0] as const;

/**
 * Returns a fill and its text. In the light scheme a brand color that is too light for text is used unchanged as the fill, with dark text.
 */
function fillRoles(scheme: Scheme, brand: string, { primary, primaryStrong, onPrimary, paper, sheet }: ColorRoles): Partial<ColorRoles> {
  const isVisible = [paper, sheet].every((ground) => contrastRatio(brand, ground) >= visibleFill);
  if (scheme === 'dark' || primary === brand || !isVisible) return { primaryFill: primary, primaryFillStrong: primaryStrong, onPrimary };
  const shade = shadeOf(brand);
  const texts = textOnFill.map((l) => hexOf({ l, c: 0.01, h: shade.h }));
  const text = texts.find((color) => contrastRatio(color, brand) >= 4.5) ?? onPrimary;
  const isTextDark = shadeOf(text).l < shade.l;
  // The hovered fill has more contrast with its text than the fill itself, never less.
  const hovered = hexOf({ ...shade, l: Math.min(Math.max(shade.l + (isTextDark ? 0.05 : -0.07), 0), 1) });
  return { primaryFill: brand, primaryFillStrong: hovered, onPrimary: text };
}

/**
 * Derives all roles of a scheme from the colors of a brand, in OKLCH: neutrals have a trace of the brand's hue, and each foreground with
 * too little contrast on one of its backgrounds is darkened (light scheme) or lightened (dark scheme) until it has enough.
 */
export function deriveRoles(scheme: Scheme, { brand, accent }: BrandColors): ColorRoles {
  const { neutral, color, veil, on, step, scrim } = recipes[scheme];
  const main = shadeOf(brand);
  const second = accent === undefined ? { l: main.l, c: Math.max(main.c, 0.12), h: (main.h + 180) % 360 } : shadeOf(accent);
  const gray = (l: number) => hexOf({ l, c: Math.min(main.c * 0.1, 0.012), h: main.h });
  const tint = ({ c, h }: Shade) => hexOf({ l: veil, c: Math.min(c, 0.035), h });
  const start = (shade: Shade): Shade => ({ ...shade, l: between(shade.l, color) });
  const stronger = ({ l, ...rest }: Shade): Shade => ({ ...rest, l: l + step * 14 });
  const onColor = ({ h }: Shade) => hexOf({ l: on, c: 0.01, h });

  const roles: ColorRoles = {
    ...{ paper: gray(neutral.paper), sheet: gray(neutral.sheet), sunken: gray(neutral.sunken), hairline: gray(neutral.hairline) },
    ...{ ink: gray(neutral.ink), inkSoft: gray(neutral.inkSoft), inkFaint: gray(neutral.inkFaint), control: gray(neutral.control) },
    ...{ primary: brand, primaryStrong: brand, primaryVeil: tint(main) },
    ...{ primaryFill: brand, primaryFillStrong: brand, onPrimary: onColor(main) },
    ...{ accent: brand, onAccent: onColor(second), accentVeil: tint(second) },
    ...{ danger: brand, onDanger: onColor(dangerShade), dangerVeil: tint(dangerShade) },
    ...{ focus: brand, scrim },
  };
  for (const role of ['ink', 'inkSoft', 'inkFaint', 'control'] as const) {
    roles[role] = withContrast(role, shadeOf(roles[role]), roles, step);
  }
  roles.primary = withContrast('primary', start(main), roles, step);
  roles.primaryStrong = withContrast('primaryStrong', stronger(shadeOf(roles.primary)), roles, step);
  roles.accent = withContrast('accent', start(second), roles, step);
  roles.danger = withContrast('danger', start(dangerShade), roles, step);
  roles.focus = withContrast('focus', shadeOf(roles.primaryStrong), roles, step);
  return { ...roles, ...fillRoles(scheme, opaqueHex(brand), roles) };
}
