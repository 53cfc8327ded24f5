import { zipSync } from 'fflate';

/** A file of an archive. */
export interface ArchiveFile {
  /** Its path in the archive. */
  readonly path: string;
  readonly content: Uint8Array;
}

/** Returns a ZIP archive, which is the same for the same files: they have one date and the permissions rw-r--r--. */
export function reproducibleZip(files: readonly ArchiveFile[]): Uint8Array {
  const options = { mtime: '1980-01-01T12:00:00', os: 3, attrs: 0o100644 << 16 } as const;
  return zipSync(Object.fromEntries(files.map(({ path, content }) => [path, content])), options);
}
