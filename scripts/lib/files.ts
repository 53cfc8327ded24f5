import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';

/** Returns the files that git tracks or would add, by path from the root. */
export function projectFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(output.split('\0').filter((path) => path !== ''))].sort();
}

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Prints findings and sets the exit code. */
export function reportFindings(subject: string, findings: readonly string[]): void {
  for (const finding of findings) process.stderr.write(`${finding}\n`);
  if (findings.length > 0) process.exitCode = 1;
  else process.stdout.write(`${subject}: no problems.\n`);
}
