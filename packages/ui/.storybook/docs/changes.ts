import { unreleasedIn } from '../../../../scripts/lib/unreleased.ts';
import released from '../../CHANGELOG.md?raw';

/** An entry of the changelog, as Markdown. */
export interface Change {
  readonly version: string;
  /** Heading above the entry: `Added`, `Fixed`; empty where a release has none. */
  readonly kind: string;
  readonly text: string;
}

const changesets = import.meta.glob<string>('../../../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });

/** Changelog including unreleased changes, without its title. */
export const changelog = `${unreleasedIn(Object.values(changesets), '@mall/ui')}${released.replace(/^# .*\n+/, '')}`;

/** Returns every entry of a changelog with `## version` headings and list items, latest first. */
export function changesIn(markdown: string): Change[] {
  const [, ...releases] = `\n${markdown}`.split(/^## /m);
  return releases.flatMap((release) => {
    const version = /^\[?([^\]\s]+)/.exec(release)?.[1] ?? '';
    return release.split(/^### /m).flatMap((section, index) => {
      const kind = index === 0 ? '' : (section.split('\n')[0] ?? '');
      const [, ...items] = section.replace(/^\|.*$/gm, '').split(/^[-*] /m);
      return items.map((item) => ({ version, kind, text: item.replace(/\s+/g, ' ').trim() }));
    });
  });
}

const naming = (name: string) => new RegExp(`(?<![\\w/])${name}(?!\\w)`);

/** Returns a Markdown table of the rows of each table of the changelog that name a component. */
export function migrationsOf(name: string, markdown: string = changelog): { readonly version: string; readonly table: string }[] {
  const [, ...releases] = `\n${markdown}`.split(/^## /m);
  return releases.flatMap((release) => {
    const version = /^\[?([^\]\s]+)/.exec(release)?.[1] ?? '';
    const tables = [...release.matchAll(/^(\|.*\n\|[ :|-]+\n)((?:\|.*(?:\n|$))+)/gm)];
    return tables.flatMap(([, head = '', body = '']) => {
      const rows = body.split('\n').filter((row) => naming(name).test(row));
      return rows.length > 0 ? [{ version, table: `${head}${rows.join('\n')}` }] : [];
    });
  });
}

/** Returns the entries that name a component, in code marks or as a whole word. */
export function changesOf(name: string, changes: readonly Change[] = changesIn(changelog)): Change[] {
  return changes.filter(({ text }) => naming(name).test(text));
}

/** Returns the version whose entry names the component as added, or the first version. */
export function sinceOf(name: string, changes: readonly Change[] = changesIn(changelog)): string {
  const added = changesOf(name, changes).findLast(({ kind }) => kind === 'Added');
  return (added ?? changes.at(-1))?.version ?? '';
}
