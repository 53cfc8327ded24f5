import { describe, expect, it } from 'vitest';
import { changelogSection, withSection } from '../lib/changelog/changesets.ts';

describe('changelogSection', () => {
  it('lists the changesets of the package by their bump', () => {
    const files = [
      "---\n'@mall/ui': patch\n---\n\nA fix that takes\ntwo lines.\n",
      "---\n'@mall/sdk': minor\n'@mall/ui': minor\n---\n\nA new prop.\n",
      "---\n'@mall/sdk': minor\n---\n\nOf another package.\n",
    ];
    expect(changelogSection('Unreleased', files, '@mall/ui')).toBe(
      '## Unreleased\n\n### Added\n\n- A new prop.\n\n### Fixed\n\n- A fix that takes\n  two lines.\n\n',
    );
  });

  it('lists a paragraph under the heading that it states, and a table under Migration', () => {
    const table = '| Before | Now |\n| --- | --- |\n| `a` | `b` |';
    const files = [`---\n'@mall/ui': minor\n---\n\n**Breaking:** \`a\` is gone.\n\n${table}\n\n**Changed:** words are shorter.\n`];
    expect(changelogSection('Unreleased', files, '@mall/ui')).toBe(
      `## Unreleased\n\n### Breaking\n\n- \`a\` is gone.\n\n### Migration\n\n${table}\n\n### Changed\n\n- Words are shorter.\n\n`,
    );
  });

  it('lists an addition of a patch under Added when it says so', () => {
    const files = ["---\n'@mall/ui': patch\n---\n\n**Added:** a guide.\n"];
    expect(changelogSection('Unreleased', files, '@mall/ui')).toBe('## Unreleased\n\n### Added\n\n- A guide.\n\n');
  });

  it('has the version and the date of a release as its heading', () => {
    const files = ["---\n'@mall/ui': minor\n---\n\nA new prop.\n"];
    expect(changelogSection('0.3.0 - 2026-12-01', files, '@mall/ui')).toBe('## 0.3.0 - 2026-12-01\n\n### Added\n\n- A new prop.\n\n');
  });

  it('is empty for a package without changesets', () => expect(changelogSection('Unreleased', [], '@mall/ui')).toBe(''));
});

describe('withSection', () => {
  const released = '# @mall/ui\n\n## 0.2.0\n\n- One.\n\n## 0.1.0\n\n- First.\n';
  const unreleased = '## Unreleased\n\n### Added\n\n- A new prop.\n\n';

  it('adds the changes above the releases once, and removes them without a trace', () => {
    const added = withSection(released, unreleased);
    expect(added).toBe(`# @mall/ui\n\n${unreleased}## 0.2.0\n\n- One.\n\n## 0.1.0\n\n- First.\n`);
    expect(withSection(added, unreleased)).toBe(added);
    expect(withSection(added, '')).toBe(released);
  });

  it('replaces unreleased changes by their release', () => {
    const release = unreleased.replace('Unreleased', '0.3.0 - 2026-12-01');
    expect(withSection(withSection(released, unreleased), release)).toBe(
      `# @mall/ui\n\n${release}## 0.2.0\n\n- One.\n\n## 0.1.0\n\n- First.\n`,
    );
  });

  it('restores a changelog without releases', () => {
    const added = withSection('# @mall/ui\n', unreleased);
    expect(added).toContain('- A new prop.');
    expect(withSection(added, '').trim()).toBe('# @mall/ui');
  });
});
