import { pascal } from '../names.ts';

/** The longest line of a generated comment. */
const width = 140;

/** The first lines of a generated file. */
export const header = (imports: readonly string[] = []) => {
  const rows = imports.map((path) => `\t${JSON.stringify(path)}\n`).join('');
  return `// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.\n\npackage mall\n${imports.length > 0 ? `\nimport (\n${rows})\n` : ''}`;
};

/** Words that Go writes in capitals, by their usual form. */
const initialisms: Readonly<Record<string, string>> = { Id: 'ID', Ids: 'IDs', Url: 'URL', Urls: 'URLs' };

/** Returns the Go name of a field: "pro_id" -> "ProID", "imgUrl" -> "ImgURL", "0" -> "Count0". */
export function fieldName(name: string): string {
  const words = pascal(name).split(/(?=[A-Z])/);
  const text = words.map((word) => initialisms[word] ?? word).join('');
  return /^[A-Z]/.test(text) ? text : `Count${text}`;
}

/** Returns a value as a Go literal. */
export const literal = (value: unknown) => JSON.stringify(value);

/** Returns a comment at an indentation: paragraphs are separated by empty lines. */
export function comment(paragraphs: readonly string[], indent = ''): string {
  const lines = paragraphs.flatMap((paragraph, index) => [
    ...(index > 0 ? [''] : []),
    ...paragraph.split('\n').flatMap((line) => wrap(line.trim(), width - indent.length - 3)),
  ]);
  return lines.map((line) => `${indent}//${line === '' ? '' : ` ${line}`}\n`).join('');
}

function wrap(line: string, limit: number): readonly string[] {
  if (line.length <= limit) return [line];
  const space = line.lastIndexOf(' ', limit);
  return space <= 0 ? [line] : [line.slice(0, space), ...wrap(line.slice(space + 1), limit)];
}
