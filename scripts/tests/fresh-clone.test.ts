import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from '../lib/files.ts';
import { root } from '../lib/processes.ts';
import { freePort } from '../lib/services/free-port.ts';
import { newFolder, npmRun } from './support/command.ts';

/** Creates a copy of the repository as after `git clone`: nothing installed, generated or built. */
function freshClone(): string {
  const clone = join(newFolder(), 'mall');
  for (const path of projectFiles()) cpSync(join(root, path), join(clone, path), { recursive: true });
  return clone;
}

async function expectMockStarts(clone: string): Promise<void> {
  const mock = npmRun('mock', { MOCK_PORT: String(await freePort()) }, [], clone);
  await mock.until('The mock gateway answers');
  process.kill(mock.pid, 'SIGTERM');
  await mock.ended;
}

/** Commands of one package. An install takes ten seconds, so the daily run tests one of them and the matrix tests all. */
const firstCommands = ['contract:stats', ...(process.env.MALL_TEST_LONG === '1' ? ['contract:breaking', 'docs:build'] : [])];

test.each(firstCommands)('npm run mock starts in a fresh clone after npm run %s', async (command) => {
  const clone = freshClone();
  expect(await npmRun(command, {}, [], clone).ended).toMatchObject({ code: 0 });
  await expectMockStarts(clone);
  expect(await npmRun(command, {}, [], clone).ended).toMatchObject({ code: 0 });
});

// A filter on the outer pnpm would restrict its automatic install to one package, and later commands would treat that as a complete
// install.
test('every npm script installs the whole workspace before it runs', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(Object.entries(scripts).filter(([, command]) => !command.startsWith('exec node scripts/run.mjs exec '))).toEqual([]);
});
