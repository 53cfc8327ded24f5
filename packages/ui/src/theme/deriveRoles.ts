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
  readonly color: readonly [least: number, max: number];
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

/** The colors of messages, where a shopper expects them: red for errors, green, amber and blue. */
const messageShades = {
  danger: { l: 0.5, c: 0.17, h: 28 },
  success: { l: 0.48, c: 0.11, h: 150 },
  warning: { l: 0.5, c: 0.11, h: 75 },
  info: { l: 0.48, c: 0.11, h: 240 },
} as const satisfies Record<string, Shade>;

const between = (value: number, [min, max]: readonly [number, number]) => Math.min(Math.max(value, min), max);

/** Whether a color has the contrast that a role needs on every ground it is seen on. */
const isEnough = (role: keyof ColorRoles, color: string, roles: ColorRoles) =>
  contrastPairs.every(({ front, ground, required }) => front !== role || contrastRatio(color, roles[ground]) >= required);

/** Moves a role's lightness until it has the contrast it needs on every ground it is seen on. */
function withContrast(role: keyof ColorRoles, shade: Shade, roles: ColorRoles, step: number): string {
  let { l } = shade;
  while (!isEnough(role, hexOf({ ...shade, l }), roles) && l > 0 && l < 1) l += step;
  return hexOf({ ...shade, l });
}

/** The color of a link that is hovered: 0.07 darker in the light scheme, lighter in the dark one. A very dark color becomes lighter instead. */
function hovered({ l, ...rest }: Shade, step: number): Shade {
  return { ...rest, l: step < 0 && l < 0.3 ? Math.max(l + 0.14, 0.3) : l + step * 14 };
}

/** Contrast with the page from which on a filled shape is seen on it. A rule of ours: WCAG has none for a button that is known by its text. */
export const visibleFill = 1.2;
/** Lightness of the text on a fill, in the order in which it is tried. */
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
  const hoveredFill = hexOf({ ...shade, l: Math.min(Math.max(shade.l + (isTextDark ? 0.05 : -0.07), 0), 1) });
  return { primaryFill: brand, primaryFillStrong: hoveredFill, onPrimary: text };
}

/** Below this chroma in OKLCH, a color is gray. */
const minChroma = 0.01;

/**
 * Derives all roles of a scheme from the colors of a brand, in OKLCH: neutrals have a trace of the brand's hue, and each foreground with
 * too little contrast on one of its backgrounds is darkened (light scheme) or lightened (dark scheme) until it has enough.
 */
export function deriveRoles(scheme: Scheme, { brand, accent }: BrandColors): ColorRoles {
  const { neutral, color, veil, on, step, scrim } = recipes[scheme];
  const main = shadeOf(brand);
  // Gray has no hue that another color could be across from: its accent is gray as well.
  const chroma = main.c < minChroma ? main.c : Math.max(main.c, 0.12);
  const second = accent === undefined ? { l: main.l, c: chroma, h: (main.h + 180) % 360 } : shadeOf(accent);
  const gray = (l: number) => hexOf({ l, c: Math.min(main.c * 0.1, 0.012), h: main.h });
  const tint = ({ c, h }: Shade) => hexOf({ l: veil, c: Math.min(c, 0.035), h });
  const start = (shade: Shade): Shade => ({ ...shade, l: between(shade.l, color) });
  const onColor = ({ h }: Shade) => hexOf({ l: on, c: 0.01, h });

  const roles: ColorRoles = {
    paper: gray(neutral.paper),
    sheet: gray(neutral.sheet),
    sunken: gray(neutral.sunken),
    hairline: gray(neutral.hairline),
    ink: gray(neutral.ink),
    inkSoft: gray(neutral.inkSoft),
    inkFaint: gray(neutral.inkFaint),
    control: gray(neutral.control),
    primary: brand,
    primaryStrong: brand,
    primaryVeil: tint(main),
    primaryFill: brand,
    primaryFillStrong: brand,
    onPrimary: onColor(main),
    accent: brand,
    onAccent: onColor(second),
    accentVeil: tint(second),
    danger: brand,
    onDanger: onColor(messageShades.danger),
    dangerVeil: tint(messageShades.danger),
    success: brand,
    onSuccess: onColor(messageShades.success),
    successVeil: tint(messageShades.success),
    warning: brand,
    onWarning: onColor(messageShades.warning),
    warningVeil: tint(messageShades.warning),
    info: brand,
    onInfo: onColor(messageShades.info),
    infoVeil: tint(messageShades.info),
    focus: brand,
    scrim,
  };
  for (const role of ['ink', 'inkSoft', 'inkFaint', 'control'] as const) {
    roles[role] = withContrast(role, shadeOf(roles[role]), roles, step);
  }
  /** A stated color is kept in the light scheme when it has enough contrast. */
  const roleColor = (role: 'primary' | 'accent', stated: string | undefined, shade: Shade) => {
    const isKept = scheme === 'light' && stated !== undefined && isEnough(role, opaqueHex(stated), roles);
    return isKept ? opaqueHex(stated) : withContrast(role, start(shade), roles, step);
  };
  roles.primary = roleColor('primary', brand, main);
  roles.primaryStrong = withContrast('primaryStrong', hovered(shadeOf(roles.primary), step), roles, step);
  roles.accent = roleColor('accent', accent, second);
  for (const role of ['danger', 'success', 'warning', 'info'] as const) {
    roles[role] = withContrast(role, start(messageShades[role]), roles, step);
  }
  roles.focus = withContrast('focus', shadeOf(roles.primaryStrong), roles, step);
  return { ...roles, ...fillRoles(scheme, opaqueHex(brand), roles) };
}
