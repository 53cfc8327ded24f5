import { readFileSync } from 'node:fs';

/** A block of code of a Markdown page. */
export interface Block {
  readonly language: string;
  /** The file that the title of the block or a comment in its first line names. */
  readonly file: string | undefined;
  readonly code: string;
}

/** The blocks of code of a page, from the first to the last. */
export function blocksOf(page: string): readonly Block[] {
  const blocks = readFileSync(page, 'utf8').matchAll(/^```(\w+)(?: title="([^"]+)")?\n([\s\S]*?)^```$/gm);
  return [...blocks].map(([, language = '', title, code = '']) => ({
    language,
    file: title ?? /^(?:\/\/|#) ([\w./-]+\.(?:tsx?|py|js|xml))\n/.exec(code)?.[1],
    code,
  }));
}

/** The files that the blocks of a page make up, by name: blocks of the same file follow one another in it. */
export function filesOf(page: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { file, code } of blocksOf(page)) {
    if (file !== undefined) files.set(file, [files.get(file) ?? [], code].flat().join('\n'));
  }
  return files;
}
