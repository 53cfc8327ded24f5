/** `npm run reset`: throws the demo mall's data away, after asking. `--yes` answers for a script. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { root } from './lib/processes.ts';

const dataDir = process.env.MALL_DATA_DIR ?? join(root, '.mall');

if (!existsSync(dataDir)) {
  process.stdout.write(`There is nothing to reset: ${dataDir} does not exist.\n`);
} else if (isRunning(join(dataDir, 'gateway.pid'))) {
  process.stderr.write(`The mall in ${dataDir} is running; stop it first.\n`);
  process.exitCode = 1;
} else if (await confirmed()) {
  rmSync(dataDir, { recursive: true });
  process.stdout.write('Done. The next npm start opens a fresh mall.\n');
} else {
  process.stdout.write('Nothing was changed.\n');
}

async function confirmed(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Delete every order, customer and cart in ${dataDir}? Type yes: `);
  terminal.close();
  return answer.trim() === 'yes';
}

function isRunning(pidFile: string): boolean {
  if (!existsSync(pidFile)) return false;
  try {
    process.kill(Number(readFileSync(pidFile, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}
