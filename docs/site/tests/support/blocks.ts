import { readFileSync } from 'node:fs';

/** A block of code of a Markdown page. */
export interface Block {
  readonly language: string;
  /** The file that a comment in the first line names. */
  readonly file: string | undefined;
  readonly code: string;
}

/** The blocks of code of a page, from the first to the last. */
export function blocksOf(page: string): readonly Block[] {
  const blocks = readFileSync(page, 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm);
  return [...blocks].map(([, language = '', code = '']) => ({
    language,
    file: /^(?:\/\/|#) ([\w./-]+\.(?:tsx?|py|js|xml))\n/.exec(code)?.[1],
    code,
  }));
}
