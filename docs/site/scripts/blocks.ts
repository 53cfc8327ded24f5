import { readFileSync } from 'node:fs';

/** A code block of a Markdown page. */
export interface Block {
  readonly language: string;
  /** The file name, from the title of the block or the comment in its first line. */
  readonly file: string | undefined;
  readonly code: string;
}

/** Returns the code blocks of a page in order. */
export function blocksOf(page: string): readonly Block[] {
  const blocks = readFileSync(page, 'utf8').matchAll(/^```(\w+)(?: title="([^"]+)")?\n([\s\S]*?)^```$/gm);
  return [...blocks].map(([, language = '', title, code = '']) => ({
    language,
    file: title ?? /^(?:\/\/|#) ([\w./-]+\.(?:tsx?|py|go|js|xml|yaml|yml))\n/.exec(code)?.[1],
    code,
  }));
}

/** Returns the files in the code blocks of a page, by name. Blocks with the same file name are joined in order. */
export function filesOf(page: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { file, code } of blocksOf(page)) {
    if (file !== undefined) files.set(file, [files.get(file) ?? [], code].flat().join('\n'));
  }
  return files;
}
