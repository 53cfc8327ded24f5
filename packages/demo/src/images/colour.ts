// Colour arithmetic in OKLab: mixing there keeps hues clean, where mixing in sRGB turns shadows grey and muddy.
export type Lab = readonly [lightness: number, a: number, b: number];

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

/** Expands `#abc` to `#aabbcc`. */
const longHex = (hex: string): string => (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex);

function labOf(hex: string): Lab {
  const value = Number.parseInt(longHex(hex).slice(1), 16);
  const r = toLinear(((value >> 16) & 255) / 255);
  const g = toLinear(((value >> 8) & 255) / 255);
  const b = toLinear((value & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const text = channels.map((c) => {
    const byte = Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, c)))));
    return byte.toString(16).padStart(2, '0');
  });
  return `#${text.join('')}`;
}

export function mix(from: string, to: string, share: number): string {
  const a = labOf(from);
  const b = labOf(to);
  return hexOf([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** Lightens (positive) or darkens (negative) by an absolute step, scaling the chroma so that darks stay coloured and lights stay clean. */
export function tone(hex: string, step: number, chroma = 1): string {
  const [lightness, a, b] = labOf(hex);
  const l = Math.min(0.985, Math.max(0.08, lightness + step));
  // Darkened yellows would turn olive: their shadows lean towards orange instead.
  const warm = step < 0 && b > 0.03 && a > -0.035 ? Math.min(0.05, -step * b * 1.1) : 0;
  return hexOf([l, a * chroma + warm, b * chroma]);
}

export function lightness(hex: string): number {
  return labOf(hex)[0];
}

/** Returns the colour of a shadow on a surface: deeper, slightly richer, and shifted towards a warm ink. */
export function shadowOn(hex: string): string {
  return mix(tone(hex, -0.4, 1.15), '#2b1c14', 0.25);
}
