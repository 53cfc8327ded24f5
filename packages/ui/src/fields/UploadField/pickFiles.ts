/** A media type of images. */
export type ImageKind = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/bmp';

const names: Readonly<Record<ImageKind, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/bmp': 'BMP',
};

/** Returns the common names of media types, "JPG, PNG, GIF". */
export const kindNames = (kinds: readonly ImageKind[]): string => kinds.map((kind) => names[kind]).join(', ');

/** Limits of the files that a field accepts. */
export interface FileLimits {
  readonly kinds: readonly string[];
  /** Maximum size of one file in bytes. */
  readonly maxBytes: number;
  /** Number of files that the field still accepts. */
  readonly room: number;
}

/** A refused file and the reason. */
export interface RefusedFile {
  readonly name: string;
  readonly reason: 'wrongType' | 'tooLarge';
}

/** Splits chosen files into accepted and refused ones; files beyond the remaining capacity are omitted. */
export function pickFiles<Picked extends Pick<File, 'name' | 'type' | 'size'>>(
  files: readonly Picked[],
  { kinds, maxBytes, room }: FileLimits,
): { readonly accepted: readonly Picked[]; readonly refused: readonly RefusedFile[]; readonly isTooMany: boolean } {
  const refused: RefusedFile[] = [];
  const fitting = files.filter(({ name, type, size }) => {
    const reason = !kinds.includes(type) ? 'wrongType' : size > maxBytes ? 'tooLarge' : undefined;
    if (reason) refused.push({ name, reason });
    return reason === undefined;
  });
  return { accepted: fitting.slice(0, room), refused, isTooMany: fitting.length > room };
}
