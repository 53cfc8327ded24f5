import released from '../../CHANGELOG.md?raw';

/** An entry of the changelog, as Markdown. */
export interface Change {
  readonly version: string;
  /** Heading above the entry: `Added`, `Fixed`; empty where a release has none. */
  readonly kind: string;
  readonly text: string;
}

const changesets = import.meta.glob<string>('../../../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });

/** Returns the changesets of the package as a release of the changelog; empty when there are none. */
export function unreleasedIn(files: readonly string[]): string {
  const entries = files.flatMap((file) => {
    const [, bump, text = ''] = /^---\n[\s\S]*?['"]@mall\/ui['"]: (\w+)\n[\s\S]*?---\n([\s\S]*)$/.exec(file) ?? [];
    return bump ? [{ kind: kindOf(bump, text), item: `- ${text.trim().replaceAll('\n', '\n  ')}` }] : [];
  });
  const sections = ['Breaking changes', 'Added', 'Fixed'].flatMap((kind) => {
    const items = entries.filter((entry) => entry.kind === kind).map(({ item }) => item);
    return items.length > 0 ? [`### ${kind}\n\n${items.join('\n')}\n`] : [];
  });
  return sections.length > 0 ? `## Unreleased\n\n${sections.join('\n')}\n` : '';
}

/** Returns the heading of a changeset in the changelog. */
function kindOf(bump: string, text: string): string {
  if (bump === 'major' || text.trim().startsWith('**Breaking:**')) return 'Breaking changes';
  return bump === 'minor' ? 'Added' : 'Fixed';
}

/** Changelog including unreleased changes, without its title. */
export const changelog = `${unreleasedIn(Object.values(changesets))}${released.replace(/^# .*\n+/, '')}`;

/** Returns every entry of a changelog with `## version` headings and list items, latest first. */
export function changesIn(markdown: string): Change[] {
  const [, ...releases] = `\n${markdown}`.split(/^## /m);
  return releases.flatMap((release) => {
    const version = /^\[?([^\]\s]+)/.exec(release)?.[1] ?? '';
    return release.split(/^### /m).flatMap((section, at) => {
      const kind = at === 0 ? '' : (section.split('\n')[0] ?? '');
      const [, ...items] = section.split(/^[-*] /m);
      return items.map((item) => ({ version, kind, text: item.replace(/\s+/g, ' ').trim() }));
    });
  });
}

/** Returns the entries that name a component, in code marks or as a whole word. */
export function changesOf(name: string, changes: readonly Change[] = changesIn(changelog)): Change[] {
  return changes.filter(({ text }) => new RegExp(`(?<![\\w/])${name}(?!\\w)`).test(text));
}

/** Returns the version whose entry names the component as added, or the first version. */
export function sinceOf(name: string, changes: readonly Change[] = changesIn(changelog)): string {
  const added = changesOf(name, changes).findLast(({ kind }) => kind === 'Added');
  return (added ?? changes.at(-1))?.version ?? '';
}
