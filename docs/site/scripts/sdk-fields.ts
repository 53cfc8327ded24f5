import type { Field } from '../src/reference/fields.ts';
import type { Operation } from '../src/reference/operations.ts';

/** Types of the SDK by the types of the wire as the reference names them, without their unit. */
const sdkTypes: Readonly<Record<string, string>> = {
  'decimal string': 'string',
  'decimal number': 'string',
  'decimal string or range': 'string',
  integer: 'number',
  'flag (1 or 0)': 'boolean',
  'date-time string': 'string (ISO 8601)',
  'comma-separated string': 'string[]',
  'JSON string': 'object',
  'empty object': 'object',
  file: 'File',
};

const singularTypes: Readonly<Record<string, string>> = { objects: 'object', strings: 'string', integers: 'number', numbers: 'number' };

/** Completes the types of an operation's request and data, which TypeDoc prints as a name, with a table of their fields. */
export function withFields(markdown: string, operations: readonly Operation[]): string {
  const byFunction = new Map(operations.map((operation) => [functionOf(operation), operation]));
  return markdown.replaceAll(/^(Request|Response data) of `(\w+)`\.$/gm, (line, kind: string, name: string) => {
    const operation = byFunction.get(name);
    const fields = kind === 'Request' ? operation?.fields : operation?.dataFields;
    return fields && fields.length > 0 ? `${line}\n\n${tableOf(fields)}` : line;
  });
}

/** The function of an operation: "cartAdd" for "mall.cart.add". */
function functionOf({ sdkName }: Operation): string {
  const [, domain = '', method = ''] = sdkName.split('.');
  return `${domain}${method.charAt(0).toUpperCase()}${method.slice(1)}`;
}

function tableOf(fields: readonly Field[]): string {
  const rows = rowsOf(fields, '').map((cells) => `| ${cells.join(' | ')} |`);
  return ['| Field | Type | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

/** A row for each field, and below it one for each field inside: `list[].name`. */
function rowsOf(fields: readonly Field[], path: string): readonly (readonly string[])[] {
  return fields.flatMap(({ name, type, required, description, limits, values, children }) => {
    const known = values
      .map(({ value, name: valueName }) => (valueName === undefined ? `\`${value}\`` : `\`${value}\` ${valueName}`))
      .join(', ');
    const meaning = [description.replace(/\.$/, ''), limits.join(', '), known]
      .filter(Boolean)
      .join('; ')
      .replaceAll('|', '\\|')
      .replaceAll('\n', ' ');
    const inner = `${path}${name}${type.startsWith('array') ? '[]' : ''}.`;
    return [[`\`${path}${name}${required ? '' : '?'}\``, sdkTypeOf(type), meaning], ...rowsOf(children, inner)];
  });
}

/** "decimal string in yuan" → "string, yuan". */
function sdkTypeOf(type: string): string {
  const [, base = type, unit] = /^(.+?)(?: in (\w+))?$/.exec(type) ?? [];
  const element = /^array of (.+)$/.exec(base)?.[1];
  const decoded =
    element === undefined ? (sdkTypes[base] ?? base) : `${singularTypes[element] ?? sdkTypes[element.replace(/s\b/, '')] ?? element}[]`;
  return unit === undefined ? decoded : `${decoded}, ${unit}`;
}
