import { expect, it } from 'vitest';
import { changesIn, changesOf } from '../../.storybook/docs/changes.ts';

const changelog = `# @mall/ui

## [0.2.0] - 2026-12-01

### Added

- \`Price\` prints a range from its
  lower end.
- PriceTag is new.

## 0.1.0

* First release, with \`Price\`.
`;

it('lists the entries of every version, the latest first, each on one line', () => {
  expect(changesIn(changelog)).toEqual([
    { version: '0.2.0', text: '`Price` prints a range from its lower end.' },
    { version: '0.2.0', text: 'PriceTag is new.' },
    { version: '0.1.0', text: 'First release, with `Price`.' },
  ]);
});

it('finds the entries that name a component, and none of a longer name', () => {
  expect(changesOf('Price', changesIn(changelog)).map(({ version }) => version)).toEqual(['0.2.0', '0.1.0']);
});

it('finds nothing in a changelog without releases', () => {
  expect(changesIn('# @mall/ui\n')).toEqual([]);
});
