/** Headings of a release in its changelog, in their order. */
const kinds = ['Breaking', 'Migration', 'Added', 'Changed', 'Fixed', 'Removed'] as const;

type Kind = (typeof kinds)[number];

interface Entry {
  readonly kind: Kind;
  readonly text: string;
}

const marker = new RegExp(`^\\*\\*(${kinds.join('|')}):\\*\\*\\s+`);

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

/** Heading of the changes that no release has. */
export const unreleased = 'Unreleased';

/**
 * Returns changesets of a package as a section of its changelog; empty when none is of this package. Each paragraph is an entry.
 * `changesets` are the contents of the files, `heading` is the version with its date, or {@link unreleased}.
 */
export function changelogSection(heading: string, changesets: readonly string[], packageName: string): string {
  const entries = changesets.flatMap((changeset) => entriesOf(packageName, changeset));
  const sections = kinds.flatMap((kind) => {
    const texts = entries.filter((entry) => entry.kind === kind).map(({ text }) => text);
    if (texts.length === 0) return [];
    return [`### ${kind}\n\n${kind === 'Migration' ? texts.join('\n\n') : texts.map(bullet).join('\n')}\n`];
  });
  return sections.length > 0 ? `## ${heading}\n\n${sections.join('\n')}\n` : '';
}

/** Returns a changelog with this section above its releases, in place of the unreleased changes that it has; '' removes them. */
export function withSection(changelog: string, section: string): string {
  const released = changelog.replace(new RegExp(`^## ${unreleased}\\n[\\s\\S]*?(?=^## |(?![\\s\\S]))`, 'm'), '');
  const first = released.search(/^## /m);
  return first < 0 ? `${released}\n${section}` : `${released.slice(0, first)}${section}${released.slice(first)}`;
}
