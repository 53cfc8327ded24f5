/**
 * `node scripts/pack-go.ts <folder>`: writes the Go module to a folder as files of a module proxy, https://go.dev/ref/mod#goproxy-protocol. Any web
 * server of static files can serve it. Go is not needed.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { reproducibleZip } from './reproducible-zip.ts';

const sources = fileURLToPath(new URL('../clients/go', import.meta.url));
const version = `v${manifest.version}`;

/** Writes the files of the version of this package. The folder is the address for `GOPROXY`. */
export function packGo(folder: string): void {
  const description = readFileSync(join(sources, 'go.mod'), 'utf8');
  const [, modulePath] = /^module (\S+)$/m.exec(description) ?? [];
  if (modulePath === undefined) throw new Error('go.mod has no module path');
  const information = `${JSON.stringify({ Version: version })}\n`;
  const target = resolve(folder, escaped(modulePath));
  mkdirSync(join(target, '@v'), { recursive: true });
  writeFileSync(join(target, '@latest'), information);
  writeFileSync(join(target, '@v/list'), `${version}\n`);
  writeFileSync(join(target, `@v/${version}.info`), information);
  writeFileSync(join(target, `@v/${version}.mod`), description);
  writeFileSync(join(target, `@v/${version}.zip`), moduleZip(modulePath));
}

/** Returns a module path with `!a` for `A`: not all file systems distinguish them. */
const escaped = (modulePath: string) => modulePath.replaceAll(/[A-Z]/g, (letter) => `!${letter.toLowerCase()}`);

function moduleZip(modulePath: string): Uint8Array {
  const paths = readdirSync(sources, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const packed = paths.filter((path) => /\.go$|^(go\.mod|LICENSE|README\.md)$/.test(path)).sort();
  return reproducibleZip(packed.map((path) => ({ path: `${modulePath}@${version}/${path}`, content: readFileSync(join(sources, path)) })));
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Usage: node scripts/pack-go.ts <folder>');
  packGo(folder);
}
