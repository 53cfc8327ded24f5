import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Parses the command line. An unknown option ends the process with one sentence. */
export function readCommandLine<const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return process.exit(1);
  }
}
