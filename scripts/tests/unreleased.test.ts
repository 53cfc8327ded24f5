import { describe, expect, it } from 'vitest';
import { unreleasedIn, withUnreleased } from '../lib/unreleased.ts';

describe('unreleasedIn', () => {
  it('lists the changesets of the package by their bump', () => {
    const files = [
      "---\n'@mall/ui': patch\n---\n\nA fix that takes\ntwo lines.\n",
      "---\n'@mall/sdk': minor\n'@mall/ui': minor\n---\n\nA new prop.\n",
      "---\n'@mall/sdk': minor\n---\n\nOf another package.\n",
    ];
    expect(unreleasedIn(files, '@mall/ui')).toBe(
      '## Unreleased\n\n### Added\n\n- A new prop.\n\n### Fixed\n\n- A fix that takes\n  two lines.\n\n',
    );
  });

  it('lists a paragraph under the heading that it states, and a table under Migration', () => {
    const table = '| Before | Now |\n| --- | --- |\n| `a` | `b` |';
    const files = [`---\n'@mall/ui': minor\n---\n\n**Breaking:** \`a\` is gone.\n\n${table}\n\n**Changed:** words are shorter.\n`];
    expect(unreleasedIn(files, '@mall/ui')).toBe(
      `## Unreleased\n\n### Breaking\n\n- \`a\` is gone.\n\n### Migration\n\n${table}\n\n### Changed\n\n- Words are shorter.\n\n`,
    );
  });

  it('is empty for a package without changesets', () => expect(unreleasedIn([], '@mall/ui')).toBe(''));
});

describe('withUnreleased', () => {
  const released = '# @mall/ui\n\n## 0.2.0\n\n- One.\n\n## 0.1.0\n\n- First.\n';
  const unreleased = '## Unreleased\n\n### Added\n\n- A new prop.\n\n';

  it('adds the changes above the releases once, and removes them without a trace', () => {
    const added = withUnreleased(released, unreleased);
    expect(added).toBe(`# @mall/ui\n\n${unreleased}## 0.2.0\n\n- One.\n\n## 0.1.0\n\n- First.\n`);
    expect(withUnreleased(added, unreleased)).toBe(added);
    expect(withUnreleased(added, '')).toBe(released);
  });

  it('restores a changelog without releases', () => {
    const added = withUnreleased('# @mall/ui\n', unreleased);
    expect(added).toContain('- A new prop.');
    expect(withUnreleased(added, '').trim()).toBe('# @mall/ui');
  });
});
