import { changelogSection, unreleased } from '../../../../scripts/lib/changelog/changesets.ts';
import released from '../../CHANGELOG.md?raw';
import releasedExports from '../../released-exports.json' with { type: 'json' };

/** An entry of the changelog. Text is Markdown. */
export interface Change {
  readonly version: string;
  /** Heading above the entry, such as `Breaking`; none in a release without headings. */
  readonly kind: string;
  /** Components that the entry concerns; none for a change of something else. */
  readonly components: readonly string[];
  /** Text without those components. */
  readonly text: string;
}

/** Rows of a release's tables that concern a component, each table with its head. */
interface Migration {
  readonly version: string;
  readonly table: string;
}

const changesets = import.meta.glob<string>('../../../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });

/** Changelog including unreleased changes, without its title. */
export const changelog = `${changelogSection(unreleased, Object.values(changesets), '@mall/ui')}${released.replace(/^# .*\n+/, '')}`;

/** Changelog whose headings differ, so that each has an anchor: `### Breaking` of release 0.6.0 is `### Breaking in 0.6.0`. */
export const changelogPage = withReleases(changelog);

function withReleases(markdown: string): string {
  let release = '';
  return markdown.replaceAll(/^(##|###) (.*)$/gm, (line, level: string, text: string) => {
    if (level === '###') return `${line} in ${release}`;
    release = text.split(' ')[0] ?? '';
    return line;
  });
}

const namesIn = (markdown: string) => [...markdown.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

/** Returns the releases of a changelog with `## version` headings, latest first. */
function releasesIn(markdown: string): { readonly version: string; readonly body: string }[] {
  const [, ...releases] = `\n${markdown}`.split(/^## /m);
  return releases.map((body) => ({ version: /^\[?([^\]\s]+)/.exec(body)?.[1] ?? '', body }));
}

/** An entry states its components in front of its text, or many of them behind it. */
const entryPattern = /^((?:(?:`\w+`, )*`\w+`: )?)(.*?)((?: Components: (?:`\w+`, )*`\w+`\.)?)$/;

/** Returns every entry of a changelog, latest first. */
export function changesIn(markdown: string): Change[] {
  return releasesIn(markdown).flatMap(({ version, body }) => {
    const sections = body.split(/^### /m).filter((section) => !section.startsWith('Migration'));
    return sections.flatMap((section, index) => {
      const [head = '', ...items] = section.split(/^[-*] /m);
      const kind = index === 0 ? '' : head.trim();
      return items.map((item) => {
        const [, front = '', text = '', end = ''] = entryPattern.exec(item.replace(/\s+/g, ' ').trim()) ?? [];
        return { version, kind, components: namesIn(front + end), text: text.charAt(0).toUpperCase() + text.slice(1) };
      });
    });
  });
}

/** Returns the entries that state one of these components and hooks. */
export function changesOf(names: readonly string[], changes: readonly Change[] = changesIn(changelog)): Change[] {
  return changes.filter(({ components }) => components.some((component) => names.includes(component)));
}

/** Returns, by release, the rows of each table of the changelog whose first column, "Component", states a component. */
export function migrationsOf(name: string, markdown: string = changelog): Migration[] {
  return releasesIn(markdown).flatMap(({ version, body }) => {
    const tables = [...body.matchAll(/^(\| *Component *\|.*\n\|[ :|-]+\n)((?:\|.*(?:\n|$))+)/gm)];
    const own = tables.flatMap(([, head = '', rows = '']) => {
      const ofName = rows.split('\n').filter((row) => namesIn(row.split('|')[1] ?? '').includes(name));
      return ofName.length > 0 ? [`${head}${ofName.join('\n')}`] : [];
    });
    return own.length > 0 ? [{ version, table: own.join('\n\n') }] : [];
  });
}

/** Returns the version that was the first to export a name; "Unreleased" for a new one. */
export function sinceOf(name: string, releases: Readonly<Record<string, readonly string[]>> = releasedExports): string {
  return Object.entries(releases).find(([, names]) => names.includes(name))?.[0] ?? unreleased;
}
