import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const locales = join(import.meta.dirname, '..', 'locales');

/** Namespaces of the gateway and the server. */
const withoutBrowser = ['after-sales-timeline', 'codes', 'demo-payment', 'gateway', 'neutral-option', 'notifications', 'overload'];

const files = globSync('*/*.json', { cwd: locales }).sort();

/** One hash of all texts names their folder, so that a browser computes the address of each file. */
function folderOfTexts(): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(locales, file)));
  return `assets/texts/${hash.digest('base64url').slice(0, 10)}`;
}

/**
 * Builds the files of texts for browsers, and the module that imports them by their address: a list of all files would be a kilobyte (gzip) of every
 * page.
 */
export function buildTexts(): Plugin {
  const folder = folderOfTexts();
  return {
    name: 'build-texts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const file of files) {
        if (withoutBrowser.some((namespace) => file.endsWith(`/${namespace}.json`))) continue;
        const fileName = `${folder}/${file.replace(/json$/, 'js')}`;
        this.emitFile({ type: 'chunk', id: join(locales, file), fileName, preserveSignature: 'strict' });
      }
    },
    load: (id) =>
      id.endsWith('/app/i18n/text-files.ts')
        ? `export const importTexts = (language, namespace) => import(/* @vite-ignore */ \`/${folder}/\${language}/\${namespace}.js\`);`
        : undefined,
  };
}
