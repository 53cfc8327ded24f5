import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagesOfNames, pagesOfTitles, withPageLinks } from '../../packages/ui/.storybook/docs/changelogLinks.ts';
import { changelog, changelogPage, changesIn, changesOf, migrationsOf, sinceOf } from '../../packages/ui/.storybook/docs/changes.ts';
import manifest from '../../packages/ui/package.json' with { type: 'json' };
import releasedExports from '../../packages/ui/released-exports.json' with { type: 'json' };
import { exportedNames } from '../../packages/ui/scripts/exportedNames.ts';
import { readChangesets } from '../../scripts/lib/changelog/read-changesets.ts';

const example = `# @mall/ui

## [0.2.0] - 2026-12-01

### Breaking

- \`Price\`: prints a range from its
  lower end.

### Migration from 0.1.0

- Read the table.

### Added

- \`PriceTag\`, \`ProductCard\`: a badge, as \`Price\` has.
- \`createMallTheme\` takes options.
- Titles wrap. Components: \`Price\`,
  \`ProductCard\`.

## 0.1.0

* First release.
`;

const changes = changesIn(example);

it('changesIn lists the entries of every version with their heading and the components in front of or behind them, latest first, without the steps of a migration', () => {
  expect(changes).toEqual([
    { version: '0.2.0', kind: 'Breaking', components: ['Price'], text: 'Prints a range from its lower end.' },
    { version: '0.2.0', kind: 'Added', components: ['PriceTag', 'ProductCard'], text: 'A badge, as `Price` has.' },
    { version: '0.2.0', kind: 'Added', components: [], text: '`createMallTheme` takes options.' },
    { version: '0.2.0', kind: 'Added', components: ['Price', 'ProductCard'], text: 'Titles wrap.' },
    { version: '0.1.0', kind: '', components: [], text: 'First release.' },
  ]);
});

it('changesOf returns the entries that state a component, and none that only mention it', () => {
  expect(changesOf(['Price'], changes).map(({ text }) => text)).toEqual(['Prints a range from its lower end.', 'Titles wrap.']);
});

it('the page of the changelog has no heading twice, so that each has an anchor', () => {
  const headings = changelogPage.match(/^#+ .*$/gm) ?? [];
  expect(headings.length).toBeGreaterThan(10);
  expect(new Set(headings).size).toBe(headings.length);
});

it('changesIn returns no changes for a changelog without releases', () => {
  expect(changesIn('# @mall/ui\n')).toEqual([]);
});

it('sinceOf returns the first release that exported a name, and Unreleased for a new name', () => {
  const releases = { '0.1.0': ['Price'], '0.2.0': ['PriceTag'] };
  expect(['Price', 'PriceTag', 'Rating'].map((name) => sinceOf(name, releases))).toEqual(['0.1.0', '0.2.0', 'Unreleased']);
});

it('the exports of the current version are recorded, and each name once', () => {
  const names = Object.values(releasedExports).flat();
  expect(Object.keys(releasedExports)).toContain(manifest.version);
  expect(new Set(names).size).toBe(names.length);
});

it('the release of the provider, the overlays and later components is that of the first package with them', () => {
  expect(['MallUiProvider', 'ConfirmDialog', 'MembershipDialog', 'Tabs'].map((name) => sinceOf(name))).toEqual(Array(4).fill('0.1.0'));
  expect(sinceOf('BusyButton')).toBe('0.2.0');
  expect(sinceOf('FavoriteButton')).toBe('0.3.0');
});

it('migrationsOf returns the rows whose first column states a component, with their head', () => {
  const table = (rows: string) => `| Component | Before | Now |\n| --- | --- | --- |\n${rows}`;
  const markdown = `## 0.3.0\n\n### Migration\n\n${table('| `LoginForm` | `RegisterForm` | `email` |\n| `RegisterForm` | `cpc` | `dialCode` |\n')}`;
  expect(migrationsOf('RegisterForm', markdown)).toEqual([{ version: '0.3.0', table: table('| `RegisterForm` | `cpc` | `dialCode` |') }]);
  expect(changesIn(markdown)).toEqual([]);
});

it('migrationsOf returns several tables of a release as one migration', () => {
  const table = (column: string) => `| Component | ${column} | Now |\n| --- | --- | --- |\n| \`LoginForm\` | \`1\` | \`phone\` |`;
  const markdown = `## 0.3.0\n\n### Migration\n\n${table('Before')}\n\n${table('Type')}\n`;
  expect(migrationsOf('LoginForm', markdown)).toEqual([{ version: '0.3.0', table: `${table('Before')}\n\n${table('Type')}` }]);
});

describe('withPageLinks', () => {
  const linked = (markdown: string) => withPageLinks(markdown, (name) => (name === 'Price' ? 'commerce-price--docs' : undefined));

  it.each([
    ['a component', '`Price`: takes `was`.', '[`Price`](./?path=/docs/commerce-price--docs): takes `was`.'],
    ['a skeleton', '`PriceSkeleton`', '[`PriceSkeleton`](./?path=/docs/commerce-price--docs)'],
    ['a hook', 'by `useToast()`', 'by [`useToast()`](./?path=/docs/feedback-toastprovider--docs)'],
    ['a guide', 'See `docs/tokens.md`.', 'See [`docs/tokens.md`](./?path=/docs/foundations-tokens--docs).'],
    ['a title', 'The page *Theming* and **Price**', 'The page [*Theming*](./?path=/docs/foundations-theming--docs) and **Price**'],
  ])('links %s', (_, markdown, expected) => {
    expect(linked(markdown)).toBe(expected);
  });

  it('keeps links, headings, code and the columns of a table after the first one', () => {
    const kept = ['[`Price`](./price)', '### `Price`', '```tsx', '`Price`', '```'].join('\n');
    expect(linked(kept)).toBe(kept);
    expect(linked('| `Price` | `Price` | `useToast` |')).toBe('| [`Price`](./?path=/docs/commerce-price--docs) | `Price` | `useToast` |');
  });

  it('knows only names of the package, and titles of pages', () => {
    const exported = new Set(exportedNames());
    const docs = new Set(globSync('docs/*.md', { cwd: join(import.meta.dirname, '../../packages/ui') }));
    expect(Object.keys(pagesOfNames).filter((name) => !exported.has(name) && !docs.has(name))).toEqual([]);
    const titles = globSync('../../packages/ui/{docs,src/foundations}/*.mdx', { cwd: import.meta.dirname }).map(
      (file) => /<Meta title="(?:\w+\/)?([^"]+)"/.exec(readFileSync(join(import.meta.dirname, file), 'utf8'))?.[1],
    );
    expect(Object.keys(pagesOfTitles).filter((title) => !titles.includes(title))).toEqual([]);
  }, 60_000);
});

describe('the changelog', () => {
  const pages = new Set(globSync('../../packages/ui/src/**/*.mdx', { cwd: import.meta.dirname }).map((file) => basename(file, '.mdx')));
  const entries = changesIn(changelog);
  const rows = readChangesets()
    .flatMap((changeset) => changeset.split('\n'))
    .filter((line) => /^\| `[A-Z]/.test(line))
    .map((line) => line.split('|').slice(1, -1));
  const codesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

  it('states only components that the package exports', () => {
    const exported = new Set(exportedNames());
    expect(entries.flatMap(({ components }) => components).filter((name) => !exported.has(name))).toEqual([]);
    expect(rows.flatMap(([component]) => codesIn(component)).filter((name) => !exported.has(name))).toEqual([]);
  }, 60_000);

  it('states the components of each entry that mentions one', () => {
    const isSilent = ({ components, text }: (typeof entries)[number]) =>
      components.length === 0 && codesIn(text).some((name) => pages.has(name));
    expect(entries.filter(isSilent)).toEqual([]);
  });

  it('says what changed in words that need no list of components in front', () => {
    expect(
      entries.map(({ text }) => text).filter((text) => /^(These|They|This|Those|It|Both)\b|\bthe (second|other) one\b/.test(text)),
    ).toEqual([]);
  });

  it('maps one name of one component in each row of a pending migration', () => {
    const isAmbiguous = (row: string[]) => codesIn(row[0]).length !== 1 || codesIn(row.at(-2)).length !== codesIn(row.at(-1)).length;
    expect(rows.filter(isAmbiguous)).toEqual([]);
  });

  it.each([
    ['ProductCard', '| `ProductCard` | `pictureUrl` | `imageUrl` |'],
    ['Gallery', '| `Gallery` | `pictures` | `images` |'],
    ['LoginForm', '| `LoginForm` | `type` | `1` | `phone` |'],
    ['ChangePasswordForm', '| `ChangePasswordForm` | `passwordOld` | `newPassword` |'],
  ])('has the migration of %s on its page', (name, row) => {
    expect(migrationsOf(name).flatMap(({ table }) => table.split('\n'))).toContain(row);
  });
});
