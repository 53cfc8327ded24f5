import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CSSObject } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { baseline } from './baseline.ts';
import { mallTheme } from './theme.ts';

const root = join(import.meta.dirname, '..');
/** Sources of what an application gets: Storybook's pages have the variables of tokens.css as well. */
const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/^(testing|foundations)\/|\.(stories|test|browser)\./.test(file),
);

/** Returns the custom properties that styles declare, at any depth, serialized or not. */
function declared(styles: unknown): string[] {
  if (typeof styles === 'string') return [...styles.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);
  if (typeof styles !== 'object' || styles === null) return [];
  return Object.entries(styles).flatMap(([name, value]) => (name.startsWith('--') ? [name] : declared(value)));
}

it('styles use only variables that MallUiProvider sets, without tokens.css', () => {
  const theme = mallTheme();
  const styles: CSSObject = baseline(theme);
  const set = new Set([...declared(styles), ...declared(theme.generateStyleSheets())]);
  const unset = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/var\((--mall-[\w-]+)/g)]
      .filter(([, name = '']) => !set.has(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unset).toEqual([]);
});
