/** Widths in which the mall's own pictures are served. */
export const pictureWidths = [320, 640, 960, 1280] as const;

/** The `srcset` of a picture under `/media/` (at our own origin or another); undefined for every other address. */
export function pictureSrcSet(src: string): string | undefined {
  if (!/^(?:https?:\/\/[^/]+)?\/media\//.test(src)) return undefined;
  const joint = src.includes('?') ? '&' : '?';
  return pictureWidths.map((width) => `${src}${joint}w=${width} ${width}w`).join(', ');
}
