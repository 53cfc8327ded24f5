import {
  clampChroma,
  formatHex,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  parse,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';

for (const mode of [modeHsl, modeOklab, modeLrgb]) registerMode(mode);
const toRgb = registerMode(modeRgb);
const toOklch = registerMode(modeOklch);

/** Parses a CSS color with culori. Throws a TypeError for a text that is not a color. */
function colorOf(text: string) {
  const color = parse(text);
  if (!color) throw new TypeError(`"${text}" is not a CSS color`);
  return color;
}

/** Returns the contrast ratio of two opaque CSS colors by WCAG 2.2, from 1 to 21. Throws a TypeError for a text that is not a color. */
export function contrastRatio(first: string, second: string): number {
  return wcagContrast(colorOf(first), colorOf(second));
}

/** Lightness (0 to 1), chroma (0 to 0.4) and hue (degrees) in OKLCH. */
export interface Shade {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Converts a CSS color to OKLCH; a gray has hue 0. Throws a TypeError for a text that is not a color. */
export function shadeOf(text: string): Shade {
  const { l, c, h = 0 }: Oklch = toOklch(colorOf(text));
  return { l, c, h };
}

/** Returns `#rrggbb` of a shade; a chroma outside sRGB at this lightness is reduced. */
export const hexOf = ({ l, c, h }: Shade): string => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));

/** Converts a CSS color to `#rrggbb`. Throws a TypeError for a text that is not a color, and for a color that is not opaque. */
export function opaqueHex(text: string): string {
  const color = colorOf(text);
  if ((color.alpha ?? 1) < 1) throw new TypeError(`"${text}" must be opaque`);
  return formatHex(color);
}

/** Returns the channels of a CSS color in sRGB, 0 to 255, and its opacity, 0 to 1. Throws a TypeError for a text that is not a color. */
export function colorChannels(text: string): { channels: readonly [red: number, green: number, blue: number]; alpha: number } {
  const { r, g, b, alpha = 1 } = toRgb(colorOf(text));
  const channel = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 255);
  return { channels: [channel(r), channel(g), channel(b)], alpha };
}
