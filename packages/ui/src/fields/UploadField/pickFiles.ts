/** A media type of pictures. */
export type PictureKind = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/bmp';

const names: Readonly<Record<PictureKind, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/bmp': 'BMP',
};

/** The names of media types as people know them, "JPG, PNG, GIF". */
export const kindNames = (kinds: readonly PictureKind[]): string => kinds.map((kind) => names[kind]).join(', ');

/** What limits the files that a field takes. */
export interface FileLimits {
  readonly kinds: readonly string[];
  /** Most bytes of one file. */
  readonly maxBytes: number;
  /** How many more files the field has room for. */
  readonly room: number;
}

/** A file that is not taken, and why. */
export interface RefusedFile {
  readonly name: string;
  readonly reason: 'wrongType' | 'tooLarge';
}

/** Divides chosen files into those a field takes and those it refuses; what is beyond its room is left out. */
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
