import { log } from '../processes.ts';

/** The results that a runner reports. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Title and error of each failed test, if the runner reports them. */
  readonly failures?: readonly string[];
}

/** One part of the test run: a runner with a name. */
export interface Part {
  readonly name: string;
  /** The tested folder; undefined for a check of the whole repository. */
  readonly folder?: string;
  /** The number of cores that the part keeps busy; 1 unless stated. */
  readonly cores?: number;
  run(): Promise<Count>;
}

/**
 * Runs parts in their order, concurrently as long as the sum of their cores permits, and prints their results and durations. A part that ran no
 * test counts as failed.
 */
export async function runParts(parts: readonly Part[], cores = 1): Promise<Count> {
  const results = new Map<Part, Count & { readonly seconds: number }>();
  const running = new Set<Promise<void>>();
  let usedCores = 0;
  for (const part of parts) {
    const ownCores = Math.min(part.cores ?? 1, cores);
    while (usedCores + ownCores > cores) await Promise.race(running);
    usedCores += ownCores;
    const run = runTimed(part).then((result) => {
      results.set(part, result);
      usedCores -= ownCores;
      running.delete(run);
    });
    running.add(run);
  }
  await Promise.all(running);
  process.stdout.write('\n');
  let total: Count = { passed: 0, failed: 0 };
  for (const [{ name }, { passed, failed, seconds }] of results) {
    const columns = [
      `${seconds.toFixed(1).padStart(7)} s`,
      `${String(passed).padStart(5)} passed`,
      `${String(failed).padStart(3)} failed`,
      name,
    ];
    process.stdout.write(`${columns.join('  ')}\n`);
    total = { passed: total.passed + passed, failed: total.failed + failed };
  }
  for (const [{ name }, { failures = [] }] of results) {
    for (const failure of failures) process.stdout.write(`\n${name}: ${failure}\n`);
  }
  return total;
}

async function runTimed(part: Part): Promise<Count & { readonly seconds: number }> {
  log(`${part.name} …`);
  const started = Date.now();
  const count = await runPart(part);
  return { ...count, seconds: (Date.now() - started) / 1000 };
}

async function runPart(part: Part): Promise<Count> {
  try {
    const count = await part.run();
    return count.passed + count.failed === 0 ? { passed: 0, failed: 1 } : count;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    return { passed: 0, failed: 1 };
  }
}

/** Prints the last line of a run, and sets its exit code. */
export function printTotal({ passed, failed }: Count): void {
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}
