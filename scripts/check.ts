/** `npm run check`: all checks that need neither a browser nor a database. */
import { availableParallelism } from 'node:os';
import { readCommandLine } from './lib/command-line.ts';
import { printError } from './lib/processes.ts';
import { checks } from './lib/test-run/checks.ts';
import { printTotal, runParts } from './lib/test-run/parts.ts';
import { namesOf, type Selection, selectionHelp, selectionOptions, selectParts } from './lib/test-run/select-parts.ts';

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
