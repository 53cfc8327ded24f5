/** Every claim of docs/claims.md is shown by a test of that number in each file it names, and every test of a claim stands there. */
import { conclude, projectFiles, readText } from './lib/files.ts';

const page = 'docs/claims.md';

/** Claim and file: "16 packages/gateway/tests/money/races.test.ts". */
const written = new Set(
  readText(page)
    .split('\n')
    .flatMap((line) => {
      const [, number, , where = ''] = line.split('|').map((cell) => cell.trim());
      if (!/^\d+$/.test(number ?? '')) return [];
      const files = [...where.matchAll(/`([^`]+)`/g)].map((match) => match[1]);
      return files.length === 0 ? [`${number} nothing`] : files.map((file) => `${number} ${file}`);
    }),
);

const shown = new Set(
  projectFiles()
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .flatMap((path) =>
      [...readText(path).matchAll(/['"`]claims? (\d+(?:(?:, | and )\d+)*): /g)].flatMap(([, numbers = '']) =>
        (numbers.match(/\d+/g) ?? []).map((number) => `${number} ${path}`),
      ),
    ),
);

const without = (all: ReadonlySet<string>, others: ReadonlySet<string>) => [...all].filter((one) => !others.has(one));

conclude('Claims', [
  ...without(written, shown).map((one) => `${page}: no test shows claim ${one.replace(' ', ' in ')}`),
  ...without(shown, written).map((one) => `${page}: does not name the test of claim ${one.replace(' ', ' in ')}`),
]);
