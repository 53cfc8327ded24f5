import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, readText } from '../lib/files.ts';
import { root } from '../lib/processes.ts';

const self = 'scripts/tests/unfinished-work.test.ts';
const code = projectFiles().filter(
  (path) => /\.(ts|tsx|mjs)$/.test(path) && !/\/(generated|migrations)\//.test(path) && path !== self && existsSync(join(root, path)),
);

// Biome has a rule for neither.
test('the code has no TODO comment and no test without a body', () => {
  const unfinished = /\b(TODO|FIXME|XXX|HACK)\b|\b(test|it|describe)\.todo\(/;
  expect(code.filter((path) => unfinished.test(readText(path)))).toEqual([]);
});
