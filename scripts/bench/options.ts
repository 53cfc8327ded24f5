import { readCommandLine } from '../lib/command-line.ts';

/** Reads the options of all benchmarks, and the name of one of them. */
export function readBenchOptions(): { name: string | undefined; runs: number; seconds: number; write: boolean } {
  const { values, positionals } = readCommandLine({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '60' },
      write: { type: 'boolean', default: false },
    },
  });
  return { name: positionals[0], runs: Number(values.runs), seconds: Number(values.seconds), write: values.write };
}
