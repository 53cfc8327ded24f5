import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const defined = new Set(readFileSync(join(root, 'src/generated/tokens.css'), 'utf8').match(/--[\w-]+(?=:)/g));
const documents = globSync(['docs/**/*.mdx', 'src/**/*.mdx', '../../storybook/.storybook/*.html'], { cwd: root });

test('the documentation names only existing CSS variables of the theme', () => {
  const unknown = documents.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/var\((--[\w-]+)/g)]
      .filter(([, name = '']) => !defined.has(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
