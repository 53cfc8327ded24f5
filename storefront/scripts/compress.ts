// Writes .br and .gz files next to the built browser files, so that the server never compresses them itself.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = join(import.meta.dirname, '..', 'build', 'client');
const compressible = /\.(?:js|css|svg|json|txt|xml|html|webmanifest|ico)$/;
const tooSmall = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < tooSmall) return;
  const brotli = await toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, await toGzip(content, { level: 9 }))]);
}

const files = await readdir(root, { recursive: true, withFileTypes: true });
await Promise.all(
  files.filter((file) => file.isFile() && compressible.test(file.name)).map((file) => compress(join(file.parentPath, file.name))),
);
