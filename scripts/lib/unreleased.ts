/** Headings of a release in its changelog, in their order. */
const kinds = ['Breaking', 'Migration', 'Added', 'Changed', 'Fixed', 'Removed'] as const;

type Kind = (typeof kinds)[number];

interface Entry {
  readonly kind: Kind;
  readonly text: string;
}

const marker = /^\*\*(Breaking|Changed|Removed):\*\*\s+/;

/** Returns the heading of a paragraph of a changeset: stated in front of it, or by the bump. A table says how to migrate. */
function kindOf(bump: string, paragraph: string): Kind {
  if (paragraph.startsWith('|')) return 'Migration';
  const stated = kinds.find((kind) => kind === marker.exec(paragraph)?.[1]);
  if (stated) return stated;
  return bump === 'patch' ? 'Fixed' : 'Added';
}

function entriesOf(packageName: string, changeset: string): Entry[] {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(changeset) ?? [];
  const bump = head
    .split('\n')
    .find((line) => line.includes(`'${packageName}'`))
    ?.split(': ')[1];
  if (bump === undefined) return [];
  const paragraphs = body.trim().split(/\n{2,}/);
  return paragraphs.map((paragraph) => ({ kind: kindOf(bump, paragraph), text: paragraph.replace(marker, '') }));
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const bullet = (text: string) => `- ${capitalized(text).replaceAll('\n', '\n  ')}`;

/**
 * Returns the pending changesets of a package as a release of its changelog, `## Unreleased`; empty when there are none. Each paragraph
 * is an entry. `changesets` are the contents of the files.
 */
export function unreleasedIn(changesets: readonly string[], packageName: string): string {
  const entries = changesets.flatMap((changeset) => entriesOf(packageName, changeset));
  const sections = kinds.flatMap((kind) => {
    const texts = entries.filter((entry) => entry.kind === kind).map(({ text }) => text);
    if (texts.length === 0) return [];
    return [`### ${kind}\n\n${kind === 'Migration' ? texts.join('\n\n') : texts.map(bullet).join('\n')}\n`];
  });
  return sections.length > 0 ? `## Unreleased\n\n${sections.join('\n')}\n` : '';
}

/** Returns a changelog with these unreleased changes above its releases, in place of those that it has; '' removes them. */
export function withUnreleased(changelog: string, unreleased: string): string {
  const released = changelog.replace(/^## Unreleased\n[\s\S]*?(?=^## |(?![\s\S]))/m, '');
  const first = released.search(/^## /m);
  return first < 0 ? `${released}\n${unreleased}` : `${released.slice(0, first)}${unreleased}${released.slice(first)}`;
}
