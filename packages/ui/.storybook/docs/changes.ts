import changelog from '../../CHANGELOG.md?raw';

/** An entry of the changelog, as Markdown. */
export interface Change {
  readonly version: string;
  readonly text: string;
}

/** Every entry of a changelog with `## version` headings and list items, the latest first. */
export function changesIn(markdown: string): Change[] {
  const [, ...releases] = markdown.split(/^## /m);
  return releases.flatMap((release) => {
    const version = /^\[?([^\]\s]+)/.exec(release)?.[1] ?? '';
    const items = release.split(/^[-*] /m).slice(1);
    return items.map((item) => ({ version, text: item.split(/^#+ /m)[0]?.replace(/\s+/g, ' ').trim() ?? '' }));
  });
}

/** The entries that name a component, in code marks or as a whole word. */
export function changesOf(name: string, changes: readonly Change[] = changesIn(changelog)): Change[] {
  return changes.filter(({ text }) => new RegExp(`(?<![\\w/])${name}(?!\\w)`).test(text));
}
