import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Count, runParts } from '../lib/test-run/parts.ts';
import { command, vitest } from '../lib/test-run/runners.ts';
import { selectParts } from '../lib/test-run/select-parts.ts';
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

describe('parts that run concurrently', () => {
  /** Runs parts that use these numbers of cores on a machine with two; returns which parts were running whenever one started. */
  const runningAtStart = async (...cores: readonly number[]) => {
    const running = new Set<number>();
    const seen: number[][] = [];
    const parts = cores.map((count, index) => ({
      name: `part ${index}`,
      cores: count,
      run: async () => {
        running.add(index);
        seen.push([...running]);
        await new Promise((resolve) => setImmediate(resolve));
        running.delete(index);
        return { passed: 1, failed: 0 };
      },
    }));
    expect(await runParts(parts, 2)).toEqual({ passed: cores.length, failed: 0 });
    return seen;
  };

  test('use no more cores than there are', async () => {
    expect(await runningAtStart(1, 1, 1)).toEqual([[0], [0, 1], [1, 2]]);
  });

  test('wait for one that uses every core, and it for them', async () => {
    expect(await runningAtStart(1, 2, 1, 1)).toEqual([[0], [1], [2], [2, 3]]);
  });

  test('include one that would use more cores than there are', async () => {
    expect(await runningAtStart(4, 1)).toEqual([[0], [1]]);
  });
});

describe('selectParts', () => {
  const parts = ['lint', 'types: storefront', 'types: scripts'].map((name) => ({ name, run: async () => failed }));
  const select = (selection: Parameters<typeof selectParts>[1]) => selectParts(parts, selection).map(({ name }) => name);

  test('returns every part without a selection', () => expect(select({})).toEqual(['lint', 'types: storefront', 'types: scripts']));

  test('returns the parts with the text of `only` in their name', () =>
    expect(select({ only: 'types' })).toEqual(['types: storefront', 'types: scripts']));

  test('omits the parts with the text of `without` in their name', () =>
    expect(select({ only: 'types', without: 'scripts' })).toEqual(['types: storefront']));

  test('throws with the names of all parts when none is selected', () =>
    expect(() => select({ only: 'typos' })).toThrow('There are: lint, types: storefront, types: scripts.'));
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

  test('counts passed and failed tests from the report of its runner', async () => {
    expect(await countOf('test("a", () => {}); test("b", () => { throw new Error("b"); }); test("c", () => {});')).toEqual({
      passed: 2,
      failed: 1,
    });
  });

  test('does not count a test that did not run as passed', async () => {
    expect(await countOf('test("a", () => {}); test.runIf(false)("b", () => {});')).toEqual({ passed: 1, failed: 0 });
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
