import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import weights from '../../packages/ui/.storybook/generated/weights.json' with { type: 'json' };

const source = join(import.meta.dirname, '../../packages/ui/src');

// MUI's button is no part of the package.
it('every component with a documentation page has a size; `npm run generate` measures the missing ones', () => {
  const stories = globSync('**/*.stories.tsx', { cwd: source, exclude: ['foundations', 'primitives/Button'] });
  const exported = stories.map((path) => {
    const text = readFileSync(join(source, path), 'utf8');
    return /exportedName: '(\w+)'/.exec(text)?.[1] ?? /title: '\w+\/(\w+)'/.exec(text)?.[1] ?? path;
  });
  expect(exported.length).toBeGreaterThan(100);
  expect(exported.filter((name) => !(name in weights))).toEqual([]);
});
