/**
 * Writes the table of settings in README.md, and .env.example. With --check it writes nothing and fails when a file differs from the
 * settings.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { renderTable, renderTemplate } from '../src/documentation.ts';

const readme = new URL('../../../README.md', import.meta.url);
const template = new URL('../../../.env.example', import.meta.url);
const table = /(?<=<!-- settings -->\n\n).*?(?=\n\n<!-- \/settings -->)/s;

const readmeText = await readFile(readme, 'utf8');
if (!table.test(readmeText)) throw new Error('README.md has no table of settings between <!-- settings --> and <!-- /settings -->.');
const files = [
  { url: readme, old: readmeText, text: readmeText.replace(table, () => renderTable()) },
  { url: template, old: await readFile(template, 'utf8'), text: renderTemplate() },
];

for (const { url, old, text } of files) {
  if (text === old) continue;
  if (process.argv.includes('--check')) {
    console.error(`${url.pathname} differs from the settings. Run: npm run generate`);
    process.exitCode = 1;
  } else await writeFile(url, text);
}
