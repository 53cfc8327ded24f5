import { expect, it } from 'vitest';
import { changesIn, changesOf, sinceOf, unreleasedIn } from '../../packages/ui/.storybook/docs/changes.ts';

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

it('unreleasedIn returns the changesets of the package as unreleased, by their bump type', () => {
  const files = [
    "---\n'@mall/ui': patch\n---\n\nA fix that takes\ntwo lines.\n",
    "---\n'@mall/sdk': minor\n'@mall/ui': minor\n---\n\nA new prop.\n",
    "---\n'@mall/sdk': minor\n---\n\nOf another package.\n",
  ];
  expect(unreleasedIn(files)).toBe('## Unreleased\n\n### Added\n\n- A new prop.\n\n### Fixed\n\n- A fix that takes\n  two lines.\n\n');
  expect(unreleasedIn([])).toBe('');
});
