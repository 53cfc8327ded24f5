import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Builds the site once, by its own command. */
export async function setup(): Promise<void> {
  await promisify(execFile)('pnpm', ['run', 'build']);
}
