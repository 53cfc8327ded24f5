/** Every sentence of docs/specification.md names the file of its test, or says "later". */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { conclude, readText } from './lib/files.ts';
import { root } from './lib/processes.ts';

const page = 'docs/specification.md';
const sentences = readText(page)
  .split('\n')
  .map((line, at) => ({ line, number: at + 1 }))
  .filter(({ line }) => line.startsWith('- '));

conclude(
  'Specification',
  sentences.flatMap(({ line, number }) => {
    const where = line.split(' — ').at(-1) ?? '';
    if (where.trim() === 'later') return [];
    const files = [...where.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
    if (files.length === 0) return [`${page}:${number}: neither a test nor "later"`];
    return files.filter((file) => !existsSync(join(root, file))).map((file) => `${page}:${number}: there is no ${file}`);
  }),
);
