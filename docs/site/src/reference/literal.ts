const width = 48;

/** How a language writes the values of JSON. */
interface Notation {
  readonly indent: string;
  /** Padding between the braces and the content of an object on one line. */
  readonly padding: string;
  readonly constants: Readonly<Record<string, string>>;
  text(value: string): string;
  key(name: string): string;
}

const singleQuoted = (value: string) => `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const typescript: Notation = {
  indent: '  ',
  padding: ' ',
  constants: {},
  text: singleQuoted,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : singleQuoted(name)),
};

const python: Notation = {
  indent: '    ',
  padding: '',
  constants: { true: 'True', false: 'False', null: 'None' },
  text: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
};

/** A JSON value as a TypeScript literal: on one line where it fits, else one entry a line. */
export const literal = (value: unknown, indent = ''): string => write(value, indent, typescript);

/** The same as a Python literal. */
export const pythonLiteral = (value: unknown, indent = ''): string => write(value, indent, python);

function write(value: unknown, indent: string, notation: Notation): string {
  const oneLine = onOneLine(value, notation);
  if (indent.length + oneLine.length <= width || !isCompound(value)) return oneLine;
  const inner = `${indent}${notation.indent}`;
  const entries = entriesOf(value, notation, (part) => write(part, inner, notation));
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`;
}

function onOneLine(value: unknown, notation: Notation): string {
  if (typeof value === 'string') return notation.text(value);
  const { constants, padding } = notation;
  if (!isCompound(value)) return constants[String(value)] ?? JSON.stringify(value);
  const entries = entriesOf(value, notation, (part) => onOneLine(part, notation)).join(', ');
  if (Array.isArray(value)) return `[${entries}]`;
  return entries === '' ? '{}' : `{${padding}${entries}${padding}}`;
}

function entriesOf(value: object, { key }: Notation, writtenEntries: (part: unknown) => string): readonly string[] {
  return Array.isArray(value)
    ? value.map(writtenEntries)
    : Object.entries(value).map(([name, part]) => `${key(name)}: ${writtenEntries(part)}`);
}

const isCompound = (value: unknown): value is object => typeof value === 'object' && value !== null && Object.keys(value).length > 0;
