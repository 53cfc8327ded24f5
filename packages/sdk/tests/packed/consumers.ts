import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { execute } from './execute.ts';

/** Copy of the consumers, with the packed package installed. */
export const folder = inject('consumers');

/** Runs a program to its end in the folder of the consumers. */
export const run = (program: string, args: readonly string[], cwd = folder, env: NodeJS.ProcessEnv = {}) =>
  execute(program, args, cwd, env);

/** Returns a path below the consumers' `node_modules`. */
export const inConsumers = (...path: string[]) => join(folder, 'node_modules', ...path);

/** Returns the path of Node 20, the oldest version that the package supports. */
export const node20 = () => inConsumers(`node-20-${process.platform}-${process.arch}`, 'bin', 'node');

const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable'];

/** Module resolutions of consumers, as compiler options. */
export const resolutions = {
  NodeNext: ['--module', 'nodenext', '--moduleResolution', 'nodenext'],
  Bundler: ['--module', 'esnext', '--moduleResolution', 'bundler'],
  Node10: ['--module', 'commonjs', '--moduleResolution', 'node10'],
};

/** Checks the types of files with a version of TypeScript. */
export const compile = (version: '5.5' | '5.9', resolution: readonly string[], files: readonly string[], more: readonly string[] = []) =>
  run(process.execPath, [inConsumers(`typescript-${version}/lib/tsc.js`), ...options, ...resolution, ...more, ...files]);

/** A sample of a guide in the package, by the comment with its file name. */
export function sampleOf(guide: string, file: string): string {
  const text = readFileSync(inConsumers('@mall/sdk', guide), 'utf8');
  const [, code] = new RegExp(`^\`\`\`js\\n(// ${file.replace('.', '\\.')}\\n[^]*?)^\`\`\`$`, 'm').exec(text) ?? [];
  if (code === undefined) throw new Error(`${guide} has no sample ${file}.`);
  return code;
}
