import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import type { Count } from './parts.ts';

const vitestReport = z.object({
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() })),
    }),
  ),
});

/** Reads counts and failures from a report of Vitest's `json` reporter, whose own count of passed tests includes those that it leaves out by their tag. */
export function readVitestReport(json: unknown): Count {
  const { numFailedTests, testResults } = vitestReport.parse(json);
  const passed = testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed').length;
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failedTests = assertionResults.filter(({ status }) => status === 'failed');
    if (failedTests.length === 0 && message) return [describe(name, message)];
    return failedTests.map(({ fullName, failureMessages }) => describe(fullName, failureMessages?.join('\n') ?? ''));
  });
  return { passed, failed: numFailedTests, failures };
}

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
});

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(playwrightSuite),
});

/** Reads counts and failures from a report of Playwright's `json` reporter. A skipped test counts as failed. */
export function readPlaywrightReport(json: unknown): Count {
  const { stats, suites } = playwrightReport.parse(json);
  const failures = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      const project = tests.map(({ projectName }) => projectName).join(', ');
      return describe(`[${project}] ${file}:${line} ${title}`, errors.map(({ message }) => message ?? '').join('\n'));
    });
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, failures };
}

function specsOf({ specs, suites = [] }: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSpec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

const maxErrorLines = 25;

/** Returns the title of a failed test and the first lines of its error. */
function describe(title: string, error: string): string {
  const lines = stripVTControlCharacters(error).trim().split('\n').slice(0, maxErrorLines);
  return [title, ...lines.map((line) => `    ${line}`)].join('\n');
}
