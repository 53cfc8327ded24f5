/**
 * Run by `prepack` and `postpack` of a package: `add` writes the pending changesets into its CHANGELOG.md as "Unreleased", so that the packed
 * file names every change; `remove` restores the committed file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { changelogSection, unreleased, withSection } from './lib/changelog/changesets.ts';
import { readChangesets } from './lib/changelog/read-changesets.ts';

const [action] = process.argv.slice(2);
if (action !== 'add' && action !== 'remove') throw new Error('Usage: node scripts/changelog.ts add|remove, in the folder of a package');

const { name }: { name: string } = JSON.parse(readFileSync('package.json', 'utf8'));
const section = action === 'add' ? changelogSection(unreleased, readChangesets(), name) : '';
writeFileSync('CHANGELOG.md', withSection(readFileSync('CHANGELOG.md', 'utf8'), section));
