/**
 * `npm run release:version`: raises the versions of the published packages by their changesets, writes these into the changelogs, and records
 * the version in generated files and in the list of exports, from which the documentation reads when a component was added.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changelogSection, withSection } from './lib/changelog/changesets.ts';
import { readChangesets } from './lib/changelog/read-changesets.ts';
import { root, run } from './lib/processes.ts';

const folders = ['packages/sdk', 'packages/ui', 'mock-server'];
// `changeset version` deletes the files.
const changesets = readChangesets();
const day = new Date().toISOString().slice(0, 10);

/** Writes the changes of a package as those of its current version. */
function writeChangelog(folder: string): void {
  const { name, version }: { name: string; version: string } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const file = join(root, folder, 'CHANGELOG.md');
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), changelogSection(`${version} - ${day}`, changesets, name)));
}

let code = await run('pnpm', ['exec', 'changeset', 'version']);
if (code === 0) {
  for (const folder of folders) writeChangelog(folder);
  code =
    (await run('pnpm', ['run', 'generate'], { cwd: join(root, 'packages/sdk') })) ||
    (await run('node', ['scripts/record-exports.ts'], { cwd: join(root, 'packages/ui') })) ||
    (await run('pnpm', ['exec', 'biome', 'format', '--write', 'packages/ui/released-exports.json', 'packages/ui/released-props.json']));
}
process.exit(code);
