import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type CommandResult, newFolder, npmRun } from './support/command.ts';

function mallFolder(): string {
  const folder = join(newFolder(), 'mall');
  mkdirSync(folder);
  writeFileSync(join(folder, 'orders'), 'many');
  return folder;
}

async function reset(folder: string, { typed: input, args = [] }: { typed?: string | null; args?: string[] } = {}): Promise<CommandResult> {
  const command = npmRun('reset', { MALL_DATA_DIR: folder }, args);
  if (input !== undefined) {
    await command.until('Type yes: ');
    command.type(input);
  }
  return command.ended;
}

test.each(['no\n', 'y\n', '\n', null])('npm run reset asks for confirmation, and deletes nothing for the response %j', async (input) => {
  const folder = mallFolder();
  const { code, stdout } = await reset(folder, { typed: input });
  expect(stdout).toContain(folder);
  expect(stdout).toContain('Nothing was changed.');
  expect(code).toBe(0);
  expect(existsSync(join(folder, 'orders'))).toBe(true);
});

test('npm run reset deletes the folder after confirmation', async () => {
  const folder = mallFolder();
  expect((await reset(folder, { typed: 'yes\n' })).stdout).toContain('Done.');
  expect(existsSync(folder)).toBe(false);
});

test('npm run reset -- --yes skips the question, and reports when there is no data', async () => {
  const folder = mallFolder();
  expect((await reset(folder, { args: ['--yes'] })).stdout).not.toContain('Type yes');
  expect(existsSync(folder)).toBe(false);
  expect(await reset(folder, { args: ['--yes'] })).toMatchObject({ code: 0, stdout: expect.stringContaining('nothing to reset') });
});
