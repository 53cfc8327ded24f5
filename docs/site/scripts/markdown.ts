import { dirname, join, normalize } from 'node:path/posix';

/** Markdown with a separate title. */
export interface TitledMarkdown {
  readonly title: string;
  readonly body: string;
}

/** Separates the title, the first heading, from the text. */
export function extractTitle(markdown: string): TitledMarkdown {
  const [heading, title = ''] = /^# (.+)\n/m.exec(markdown) ?? [];
  if (heading === undefined) throw new Error(`A page has no title: ${markdown.slice(0, 40)}`);
  return { title, body: markdown.replace(heading, '').trim() };
}

/** The entry of a page in the sidebar: its title and the order of file names, unless given. */
export interface SidebarEntry {
  readonly label?: string;
  readonly order?: number;
}

/** Settings of a page. */
export interface PageOptions {
  readonly description?: string;
  readonly sidebar?: SidebarEntry;
  /** Whether the page is in the search index. @default true */
  readonly pagefind?: boolean;
}

/** Returns a page in the format of the site generator. */
export function pageFile(title: string, body: string, options: PageOptions = {}): string {
  const frontmatter = { title: title.replaceAll('`', ''), ...options };
  return `---\n${JSON.stringify(frontmatter, null, 2)}\n---\n\n${body}\n`;
}

/**
 * Rewrites relative links to files into links to their pages on the site. A link to a file without a page is replaced by its text.
 * @param file path of the file with the links, relative to the same folder as the keys of `pages`
 */
export function rewriteLinks(markdown: string, file: string, pages: ReadonlyMap<string, string>): string {
  return mapOutsideCode(markdown, (text) =>
    text.replaceAll(/(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g, (link, image: string, label: string, target: string) => {
      if (/^(https?:|mailto:|#|\/)/.test(target)) return link;
      const [path = '', anchor] = target.split('#');
      const page = pages.get(normalize(join(dirname(file), path)));
      if (page === undefined) return image === '' ? label : '';
      return `[${label}](${page}${anchor === undefined ? '' : `#${anchor}`})`;
    }),
  );
}

/**
 * Replaces each paragraph that consists of a link to a source file by the content of the file and a download link.
 * @param file path of the file with the links, relative to the same folder as the paths that `source` reads
 * @param address returns the address of the download of a path
 */
export function includeSources(
  markdown: string,
  file: string,
  source: (path: string) => string,
  address: (path: string) => string,
): string {
  return mapOutsideCode(markdown, (text) =>
    text.replaceAll(/^\[[^\]]+\]\(([^():\s]+\.(py|go|ts|php|rb|java|cs))\)$/gm, (_, target: string, language: string) => {
      const path = normalize(join(dirname(file), target));
      const name = path.split('/').at(-1);
      return `\`\`\`${language} title="${name}"\n${source(path)}\`\`\`\n\n<a href="${address(path)}" download>Download ${name}</a>`;
    }),
  );
}

/** Demotes every heading by one level. */
export function demoteHeadings(markdown: string): string {
  return mapOutsideCode(markdown, (text) => text.replaceAll(/^(#{1,5}) /gm, '#$1 '));
}

function mapOutsideCode(markdown: string, change: (text: string) => string): string {
  return markdown
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part) => (part.startsWith('```') ? part : change(part)))
    .join('');
}
