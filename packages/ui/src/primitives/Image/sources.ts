/** Widths in which the mall's own images are available. */
export const imageWidths = [320, 640, 960, 1280] as const;

/** Returns the `srcset` of an image under `/media/` (on this or another origin); undefined for every other URL. */
export function imageSrcSet(src: string): string | undefined {
  if (!/^(?:https?:\/\/[^/]+)?\/media\//.test(src)) return undefined;
  const joint = src.includes('?') ? '&' : '?';
  return imageWidths.map((width) => `${src}${joint}w=${width} ${width}w`).join(', ');
}
