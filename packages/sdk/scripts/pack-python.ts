/** `node scripts/pack-python.ts <folder>`: packs the Python package for `pip install`, with its checksum in a file beside it. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };

const packageFolder = fileURLToPath(new URL('../', import.meta.url));
const sources = join(packageFolder, 'clients/python');

/** Writes `mall_sdk-<version>.tar.gz` and its checksum to a folder; returns the path of the archive. */
export function packPython(folder: string): string {
  const stem = `mall_sdk-${manifest.version}`;
  const archive = resolve(folder, `${stem}.tar.gz`);
  const temporary = mkdtempSync(join(tmpdir(), 'mall-python-'));
  try {
    const content = join(temporary, stem);
    for (const name of ['pyproject.toml', 'README.md', 'src'])
      cpSync(join(sources, name), join(content, name), { recursive: true, filter: (path) => basename(path) !== '__pycache__' });
    cpSync(join(packageFolder, 'LICENSE'), join(content, 'LICENSE'));
    writeFileSync(join(content, 'PKG-INFO'), `Metadata-Version: 2.1\nName: mall-sdk\nVersion: ${manifest.version}\n`);
    execFileSync('tar', ['-czf', archive, '-C', temporary, stem]);
  } finally {
    rmSync(temporary, { recursive: true });
  }
  const checksum = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${checksum}  ${basename(archive)}\n`);
  return archive;
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Usage: node scripts/pack-python.ts <folder>');
  packPython(folder);
}
