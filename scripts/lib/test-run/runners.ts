import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../processes.ts';
import type { Count, Part } from './parts.ts';
import { readPlaywrightReport, readVitestReport } from './reports.ts';

const reports = join(root, 'reports');

/** Returns a part that runs one command, which counts as one test. */
export function command(name: string, program: string, args: readonly string[], cwd = '.'): Part {
  return {
    name,
    ...(cwd === '.' ? {} : { folder: cwd }),
    run: async () =>
      (await run(program, args, { cwd: join(root, cwd), quiet: true })) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  };
}

/** Returns a part that runs the tests of one package, counted from Vitest's report. */
export function vitest(name: string, cwd: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Part {
  return {
    name,
    folder: cwd,
    run: async () => {
      const report = newReportFile(name);
      const code = await run(
        'pnpm',
        ['exec', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
        {
          cwd: join(root, cwd),
          env,
          quiet: true,
        },
      );
      return read(report, code, readVitestReport);
    },
  };
}

/** Returns a part that runs browser tests, counted from Playwright's report. */
export function playwright(name: string, cwd: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Part {
  return {
    name,
    folder: cwd,
    run: async () => {
      const report = newReportFile(name);
      const code = await run('pnpm', ['exec', 'playwright', 'test', ...args], {
        cwd: join(root, cwd),
        env: { ...env, MALL_BROWSER_REPORT: report },
        quiet: true,
      });
      return read(report, code, readPlaywrightReport);
    },
  };
}

function newReportFile(name: string): string {
  mkdirSync(reports, { recursive: true });
  const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  rmSync(report, { force: true });
  return report;
}

/** Reads a report. A runner that fails without a failed test (a broken file, a crash) counts as one failure. */
function read(report: string, code: number, count: (json: unknown) => Count): Count {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const result = count(JSON.parse(readFileSync(report, 'utf8')));
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}
