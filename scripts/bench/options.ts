import { readCommandLine } from '../lib/command-line.ts';

/** Reads the options of all benchmarks, and the name of one of them. */
export function readBenchOptions(): { name: string | undefined; runs: number; seconds: number; sizes: readonly number[]; write: boolean } {
  const { values, positionals } = readCommandLine({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '60' },
      sizes: { type: 'string', default: '1000,100000,1000000' },
      write: { type: 'boolean', default: false },
    },
  });
  return {
    name: positionals[0],
    runs: Number(values.runs),
    seconds: Number(values.seconds),
    sizes: values.sizes.split(',').map(Number),
    write: values.write,
  };
}
