/** `node scripts/pack-python.ts <folder>`: packs the Python package for `pip install`, with checksums in files beside it. */
import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { reproducibleZip } from './reproducible-zip.ts';

const sources = fileURLToPath(new URL('../clients/python', import.meta.url));
const stem = `mall_sdk-${manifest.version}`;
const license = join(sources, 'LICENSE');

/** The packed Python package. */
export interface PackedPython {
  /** The wheel, which pip installs without a build. */
  readonly wheel: string;
  /** The archive of the sources. */
  readonly archive: string;
}

/** Writes the wheel, the archive of the sources, and their checksums to a folder; returns their paths. */
export function packPython(folder: string): PackedPython {
  const packed = { wheel: resolve(folder, `${stem}-py3-none-any.whl`), archive: resolve(folder, `${stem}.tar.gz`) };
  writeFileSync(packed.wheel, wheel());
  packSources(packed.archive);
  for (const file of Object.values(packed))
    writeFileSync(`${file}.sha256`, `${sha256(readFileSync(file)).toString('hex')}  ${basename(file)}\n`);
  return packed;
}

function packSources(archive: string): void {
  const temporary = mkdtempSync(join(tmpdir(), 'mall-python-'));
  try {
    const content = join(temporary, stem);
    for (const name of ['pyproject.toml', 'LICENSE', 'README.md', 'src'])
      cpSync(join(sources, name), join(content, name), { recursive: true, filter: (path) => basename(path) !== '__pycache__' });
    writeFileSync(join(content, 'PKG-INFO'), metadata());
    execFileSync('tar', ['-czf', archive, '-C', temporary, stem]);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** Returns the wheel: the modules, and the descriptions that the format requires, among them the checksum of each file. */
function wheel(): Uint8Array {
  const modules = join(sources, 'src');
  const paths = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((path) => /\.py$|py\.typed$/.test(path));
  const about = `${stem}.dist-info`;
  const files = [
    ...paths.sort().map((path) => ({ path, content: readFileSync(join(modules, path)) })),
    { path: `${about}/LICENSE`, content: readFileSync(license) },
    { path: `${about}/METADATA`, content: Buffer.from(metadata()) },
    { path: `${about}/WHEEL`, content: Buffer.from('Wheel-Version: 1.0\nGenerator: mall-sdk\nRoot-Is-Purelib: true\nTag: py3-none-any\n') },
  ];
  const record = `${about}/RECORD`;
  const rows = files.map(({ path, content }) => `${path},sha256=${sha256(content).toString('base64url')},${content.length}\n`);
  return reproducibleZip([...files, { path: record, content: Buffer.from(`${rows.join('')}${record},,\n`) }]);
}

/** Returns the metadata of pyproject.toml in the format of the package index, with the README as description. */
function metadata(): string {
  const project = readFileSync(join(sources, 'pyproject.toml'), 'utf8');
  const text = (pattern: RegExp) => {
    const value = pattern.exec(project)?.[1];
    if (value === undefined) throw new Error(`pyproject.toml has no ${pattern.source}`);
    return value;
  };
  const classifiers = text(/^classifiers = \[(.*?)\]/ms).matchAll(/"([^"]+)"/g);
  return [
    'Metadata-Version: 2.1',
    `Name: ${text(/^name = "(.+)"/m)}`,
    `Version: ${manifest.version}`,
    `Summary: ${text(/^description = "(.+)"/m)}`,
    `Author: ${text(/^authors = \[\{ name = "(.+)" \}\]/m)}`,
    `License: ${text(/^license = \{ text = "(.+)" \}/m)}`,
    ...Array.from(classifiers, ([, classifier]) => `Classifier: ${classifier}`),
    `Requires-Python: ${text(/^requires-python = "(.+)"/m)}`,
    'Description-Content-Type: text/markdown',
    '',
    readFileSync(join(sources, 'README.md'), 'utf8'),
  ].join('\n');
}

const sha256 = (content: Buffer) => hash('sha256', content, 'buffer');

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Usage: node scripts/pack-python.ts <folder>');
  packPython(folder);
}
