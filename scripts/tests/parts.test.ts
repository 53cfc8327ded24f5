import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Count, runParts } from '../lib/parts.ts';
import { command, vitest } from '../lib/runners.ts';
import { newFolder } from './support/command.ts';

const failed: Count = { passed: 0, failed: 1 };
const resultOf = (run: () => Promise<Count>) => runParts([{ name: 'a part of a test', run }]);

describe('a part of the test run fails', () => {
  test('when its command fails', async () => {
    expect(await runParts([command('a command', process.execPath, ['-e', 'process.exit(3)'])])).toEqual(failed);
  });

  test('when its command is killed', async () => {
    expect(await runParts([command('a command', process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")'])])).toEqual(failed);
  });

  test('when its command does not exist', async () => {
    expect(await runParts([command('a command', 'there-is-no-such-program', [])])).toEqual(failed);
  });

  test('when it ran no test', async () => {
    expect(await resultOf(async () => ({ passed: 0, failed: 0 }))).toEqual(failed);
  });

  test('when it throws', async () => {
    expect(await resultOf(() => Promise.reject(new Error('broken on purpose')))).toEqual(failed);
  });
});

describe('a Vitest part', () => {
  const vitestOn = (test: string) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'a.test.mjs'), test);
    writeFileSync(join(folder, 'vitest.config.mjs'), 'export default { test: { globals: true } };');
    // The runner starts in this repository, which has Vitest, and reads the folder.
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

  test('fails when its runner crashes after passed tests', async () => {
    expect(await countOf('test("a", () => {}); afterAll(() => { throw new Error("late"); });')).toEqual({ passed: 1, failed: 1 });
  });

  test('fails when its runner crashes without a report', async () => {
    expect(await countOf('process.kill(process.ppid, "SIGKILL"); test("a", () => {});')).toEqual(failed);
  });

  test('fails when one of its files cannot be loaded', async () => {
    expect(await countOf('this is no JavaScript')).toEqual(failed);
  });
});
