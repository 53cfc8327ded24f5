import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Count, runParts } from '../lib/parts.ts';
import { command, vitest } from '../lib/runners.ts';
import { newFolder } from './support/command.ts';

const failed: Count = { passed: 0, failed: 1 };
const resultOf = (run: () => Promise<Count>) => runParts([{ name: 'a part of a test', run }]);

describe('a part of the test run has failed', () => {
  test('when its command does', async () => {
    expect(await runParts([command('a command', process.execPath, ['-e', 'process.exit(3)'])])).toEqual(failed);
  });

  test('when its command is killed', async () => {
    expect(await runParts([command('a command', process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")'])])).toEqual(failed);
  });

  test('when its command does not exist', async () => {
    expect(await runParts([command('a command', 'there-is-no-such-program', [])])).toEqual(failed);
  });

  test('when it ran nothing', async () => {
    expect(await resultOf(async () => ({ passed: 0, failed: 0 }))).toEqual(failed);
  });

  test('when it breaks', async () => {
    expect(await resultOf(() => Promise.reject(new Error('broken on purpose')))).toEqual(failed);
  });
});

describe('a Vitest part', () => {
  const vitestOn = (test: string) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'a.test.mjs'), test);
    writeFileSync(join(folder, 'vitest.config.mjs'), 'export default { test: { globals: true } };');
    // The runner is started in this house, which has Vitest, and looks into the folder.
    return vitest('a part of a test', 'scripts', [`--root=${folder}`, `--config=${folder}/vitest.config.mjs`]);
  };
  const countOf = (test: string) => runParts([vitestOn(test)]);

  test('is counted from the report of its runner', async () => {
    expect(await countOf('test("a", () => {}); test("b", () => { throw new Error("b"); }); test("c", () => {});')).toEqual({
      passed: 2,
      failed: 1,
    });
  });

  test('reports title and error of each failed test', async () => {
    const { failures } = await vitestOn('test("a", () => {}); test("b", () => { throw new Error("broken on purpose"); });').run();
    expect(failures).toEqual([expect.stringMatching(/^b\n {4}Error: broken on purpose\n/)]);
  });

  test('has failed when its runner crashes after good tests', async () => {
    expect(await countOf('test("a", () => {}); afterAll(() => { throw new Error("late"); });')).toEqual({ passed: 1, failed: 1 });
  });

  test('has failed when its runner crashes outright', async () => {
    expect(await countOf('process.kill(process.ppid, "SIGKILL"); test("a", () => {});')).toEqual(failed);
  });

  test('has failed when a file of it cannot be read', async () => {
    expect(await countOf('this is no JavaScript')).toEqual(failed);
  });
});
