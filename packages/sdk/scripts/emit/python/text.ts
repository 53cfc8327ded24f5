/** The longest line of generated Python. */
const width = 140;

/** The first lines of a generated module. */
export const header = (summary: string) =>
  `# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.\n${docstring([summary], '')}\n\n`;

/** "changePassword", "flash-sale" -> "change_password", "flash_sale". */
export function snake(name: string): string {
  return name
    .replaceAll(/[-. ]/g, '_')
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .toLowerCase();
}

/** Returns a value as a Python literal. */
export function literal(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}

/** Returns a docstring of paragraphs and lists at an indentation. Longer lines are wrapped, and continue four spaces deeper in lists. */
export function docstring(lines: readonly string[], indent: string): string {
  const wrapped = lines.flatMap((line) => line.split('\n')).flatMap((line) => wrap(line.trimEnd(), width - indent.length - 6));
  // In text a backslash and three quotes have no meaning of their own.
  const safe = wrapped.map((line) => line.replaceAll('\\', '\\\\').replaceAll('"""', "'''"));
  const [first = '', ...others] = safe;
  if (others.length === 0) return `${indent}"""${first}${first.endsWith('"') ? ' ' : ''}"""`;
  return [`${indent}"""${first}`, ...others.map((line) => (line === '' ? '' : indent + line)), `${indent}"""`].join('\n');
}

function wrap(line: string, limit: number): readonly string[] {
  if (line.length <= limit) return [line];
  const space = line.lastIndexOf(' ', limit);
  const start = /^ */.exec(line)?.[0] ?? '';
  if (space <= start.length) return [line];
  const hang = start === '' ? '' : `${start.slice(0, 4)}    `;
  return [line.slice(0, space), ...wrap(hang + line.slice(space + 1), limit)];
}
