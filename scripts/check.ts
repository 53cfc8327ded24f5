/** `npm run check`: all checks that need neither a browser nor a database. */
import { availableParallelism } from 'node:os';
import { checks } from './lib/checks.ts';
import { readCommandLine } from './lib/command-line.ts';
import { printTotal, runParts } from './lib/parts.ts';

const { help = false } = readCommandLine({ options: { help: { type: 'boolean', short: 'h' } } }).values;
const parts = checks();
if (help) process.stdout.write(`Usage: npm run check\n\nChecks: ${parts.map(({ name }) => name).join(', ')}\n`);
else printTotal(await runParts(parts, availableParallelism()));
