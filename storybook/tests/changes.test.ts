import { expect, it } from 'vitest';
import { changesIn, changesOf, migrationsOf, sinceOf } from '../../packages/ui/.storybook/docs/changes.ts';

const changelog = `# @mall/ui

## [0.2.0] - 2026-12-01

### Added

- \`Price\` prints a range from its
  lower end.
- PriceTag is new.

### Fixed

- \`Rating\` is read aloud.

## 0.1.0

* First release, with \`Price\`.
`;

const changes = changesIn(changelog);

it('changesIn lists the entries of every version with their kind, latest first, each on one line', () => {
  expect(changes).toEqual([
    { version: '0.2.0', kind: 'Added', text: '`Price` prints a range from its lower end.' },
    { version: '0.2.0', kind: 'Added', text: 'PriceTag is new.' },
    { version: '0.2.0', kind: 'Fixed', text: '`Rating` is read aloud.' },
    { version: '0.1.0', kind: '', text: 'First release, with `Price`.' },
  ]);
});

it('changesOf returns the entries that mention a component, and none of components with a longer name', () => {
  expect(changesOf('Price', changes).map(({ version }) => version)).toEqual(['0.2.0', '0.1.0']);
});

it('changesIn returns no changes for a changelog without releases', () => {
  expect(changesIn('# @mall/ui\n')).toEqual([]);
});

it('sinceOf returns the version that added a component, or the first version', () => {
  expect(sinceOf('PriceTag', changes)).toBe('0.2.0');
  expect(sinceOf('Rating', changes)).toBe('0.1.0');
});

it('migrationsOf returns the rows of a table that name a component, with their head', () => {
  const markdown =
    '## 0.3.0\n\n### Migration\n\n| Form | Now |\n| --- | --- |\n| `LoginForm`, `RegisterForm` | `email` |\n| `AddressForm` | `place` |\n';
  expect(migrationsOf('RegisterForm', markdown)).toEqual([
    { version: '0.3.0', table: '| Form | Now |\n| --- | --- |\n| `LoginForm`, `RegisterForm` | `email` |' },
  ]);
  expect(changesIn(markdown)).toEqual([]);
});
