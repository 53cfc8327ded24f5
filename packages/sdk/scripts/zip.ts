import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive, with a path in ASCII. */
export interface ZipEntry {
  readonly path: string;
  readonly content: Buffer;
}

/** Returns a ZIP archive. All files have the first date of the format, so that equal files make equal archives. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, content } of entries) {
    const name = Buffer.from(path);
    const compressed = deflateRawSync(content);
    const head = commonHeader(name, content, compressed);
    const local = Buffer.concat([numbers([0x04034b50, 4]), head, name, compressed]);
    // Version of the writer (Unix); then no comment, disk and attributes but the permissions rw-r--r-- of a file.
    const rest = numbers([0, 2], [0, 2], [0, 2], [0o100644 * 2 ** 16, 4], [offset, 4]);
    directory.push(numbers([0x02014b50, 4], [0x0314, 2]), head, rest, name);
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const { length } = entries;
  const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [length, 2], [length, 2], [index.length, 4], [offset, 4], [0, 2]);
  return Buffer.concat([...parts, index, end]);
}

/** The fields that a file has before its content and in the directory: version, flags, method, date, checksum, sizes, lengths. */
function commonHeader(name: Buffer, content: Buffer, compressed: Buffer): Buffer {
  const deflate = 8;
  const firstDay = 0x21;
  return numbers(
    [20, 2],
    [0, 2],
    [deflate, 2],
    [0, 2],
    [firstDay, 2],
    [crc32(content), 4],
    [compressed.length, 4],
    [content.length, 4],
    [name.length, 2],
    [0, 2],
  );
}

/** Returns numbers with their sizes in bytes, least significant byte first. */
function numbers(...values: readonly (readonly [value: number, size: number])[]): Buffer {
  return Buffer.concat(
    values.map(([value, size]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUIntLE(value, 0, size);
      return bytes;
    }),
  );
}
