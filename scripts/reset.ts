/** `npm run reset`: deletes the demo mall's data after confirmation. `--yes` skips the question, for scripts. */
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { isDataFolderInUse } from '../packages/gateway/src/db/data-folder.ts';
import { readCommandLine } from './lib/command-line.ts';
import { printError } from './lib/processes.ts';
import { dataDir } from './lib/services/mall.ts';

const { yes = false } = readCommandLine({ options: { yes: { type: 'boolean' } } }).values;

async function reset(): Promise<string> {
  if (!existsSync(dataDir)) return `There is nothing to reset: ${dataDir} does not exist.`;
  if (isDataFolderInUse(dataDir)) throw new Error(`The mall in ${dataDir} is running; stop it first.`);
  if (!(await askForConfirmation())) return 'Nothing was changed.';
  rmSync(dataDir, { recursive: true });
  return 'Done. The next npm start opens a fresh mall.';
}

async function askForConfirmation(): Promise<boolean> {
  if (yes) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = once(terminal, 'close').then(() => undefined);
  const question = terminal.question(`Delete every order, customer and cart in ${dataDir}? Type yes: `);
  // A closed input counts as no.
  const response = await Promise.race([question, closed]).catch(() => undefined);
  terminal.close();
  if (response === undefined) process.stdout.write('\n');
  return response?.trim() === 'yes';
}

reset().then((message) => process.stdout.write(`${message}\n`), printError);
