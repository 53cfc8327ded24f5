/**
 * Run by `prepack` and `postpack` of a package: `add` writes the pending changesets into its CHANGELOG.md as "Unreleased", so that the packed
 * file names every change; `remove` restores the committed file.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unreleasedIn, withUnreleased } from './lib/unreleased.ts';

const [action] = process.argv.slice(2);
if (action !== 'add' && action !== 'remove') throw new Error('Usage: node scripts/changelog.ts add|remove, in the folder of a package');

const { name }: { name: string } = JSON.parse(readFileSync('package.json', 'utf8'));
const changesets = globSync(join(import.meta.dirname, '../.changeset/*.md'))
  .sort()
  .map((file) => readFileSync(file, 'utf8'));
const unreleased = action === 'add' ? unreleasedIn(changesets, name) : '';
writeFileSync('CHANGELOG.md', withUnreleased(readFileSync('CHANGELOG.md', 'utf8'), unreleased));
