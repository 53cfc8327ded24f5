import {
  clampChroma,
  formatHex,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  type Oklch,
  parse,
  type Rgb,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';

const toRgb = registerMode(modeRgb);
const toOklch = registerMode(modeOklch);
// Registers every color space of CSS Color 4, so that themes accept the colors that browsers accept.
for (const mode of [modeHsl, modeHwb, modeOklab, modeLrgb, modeLab, modeLch]) registerMode(mode);
for (const mode of [modeP3, modeA98, modeProphoto, modeRec2020, modeXyz50, modeXyz65]) registerMode(mode);

/** Colors that depend on the element or the page they are used in. */
const dependsOnPage = /\b(var|env|color-mix|light-dark|attr)\(|\bfrom\s|^currentcolor$/i;

/** Parses a CSS color. Throws a TypeError for a text that is not a color, or that only a browser can resolve. */
function colorOf(text: string) {
  const color = parse(text.trim());
  if (color) return color;
  if (dependsOnPage.test(text)) {
    throw new TypeError(`"${text}" depends on the page and cannot be resolved here. State the color itself, such as "#0b57d0"`);
  }
  throw new TypeError(`"${text}" is not a CSS color`);
}

/** Returns the color of `front` composited over an opaque `ground`. */
function composite({ alpha = 1, ...front }: Rgb, ground: Rgb): Rgb {
  const mixed = (over: number, under: number) => over * alpha + under * (1 - alpha);
  return { mode: 'rgb', r: mixed(front.r, ground.r), g: mixed(front.g, ground.g), b: mixed(front.b, ground.b) };
}

/**
 * Contrast ratio of a CSS color on an opaque one by WCAG 2.2, from 1 to 21. A translucent front is composited over the ground.
 * Throws a TypeError for a text that is not a color, and for a ground that is not opaque.
 */
export function contrastRatio(front: string, ground: string): number {
  const groundColor = toRgb(colorOf(ground));
  if ((groundColor.alpha ?? 1) < 1) {
    throw new TypeError(`contrastRatio: the ground "${ground}" must be opaque. State the color that is seen, or pass it as the front`);
  }
  return wcagContrast(composite(toRgb(colorOf(front)), groundColor), groundColor);
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

/**
 * Rounds an opacity to three decimals; one of two hexadecimal digits to two, if these have the same digits: `7a` is 0.48, not 0.478, as in the
 * CSS serialization of colors.
 */
function roundAlpha(alpha: number): number {
  const byte = Math.round(alpha * 255);
  const short = Math.round(alpha * 100) / 100;
  const isHex = Math.abs(byte / 255 - alpha) < 1e-9;
  return isHex && Math.round(short * 255) === byte ? short : Math.round(alpha * 1000) / 1000;
}

/** Returns the channels of a CSS color in sRGB, 0 to 255, and its opacity, 0 to 1. Throws a TypeError for a text that is not a color. */
export function colorChannels(text: string): { channels: readonly [red: number, green: number, blue: number]; alpha: number } {
  const { r, g, b, alpha = 1 } = toRgb(colorOf(text));
  const channel = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 255);
  return { channels: [channel(r), channel(g), channel(b)], alpha: roundAlpha(alpha) };
}
