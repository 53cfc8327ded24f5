import { say } from './processes.ts';

/** What a runner reports of itself. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** One part of the test run: a runner with a name. */
export interface Part {
  readonly name: string;
  run(): Promise<Count>;
}

/** Runs parts one after another and prints what each gave and how long it took. A part that ran nothing has failed. */
export async function runParts(parts: readonly Part[]): Promise<Count> {
  let total: Count = { passed: 0, failed: 0 };
  const table: string[] = [];
  for (const part of parts) {
    say(`${part.name} …`);
    const started = Date.now();
    const count = await part.run().catch((error: unknown): Count => {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      return { passed: 0, failed: 1 };
    });
    const counted = count.passed + count.failed === 0 ? { passed: 0, failed: 1 } : count;
    const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(7);
    table.push(`${seconds} s  ${String(counted.passed).padStart(5)} passed  ${String(counted.failed).padStart(3)} failed  ${part.name}`);
    total = { passed: total.passed + counted.passed, failed: total.failed + counted.failed };
  }
  process.stdout.write(`\n${table.join('\n')}\n\n`);
  return total;
}
