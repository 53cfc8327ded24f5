/** `npm run check`: all checks that need neither a browser nor a database. */
import { availableParallelism } from 'node:os';
import { checks } from './lib/checks.ts';
import { readCommandLine } from './lib/command-line.ts';
import { printTotal, runParts } from './lib/parts.ts';
import { printError } from './lib/processes.ts';
import { namesOf, type Selection, selectionHelp, selectionOptions, selectParts } from './lib/select-parts.ts';

const usage = () => `Usage: npm run check -- [options]

${selectionHelp}

Checks: ${namesOf(checks())}
`;

async function runChecks(selection: Selection): Promise<void> {
  printTotal(await runParts(selectParts(checks(), selection), availableParallelism()));
}

const { help = false, ...selection } = readCommandLine({
  options: { help: { type: 'boolean', short: 'h' }, ...selectionOptions },
}).values;

if (help) process.stdout.write(usage());
else await runChecks(selection).catch(printError);
