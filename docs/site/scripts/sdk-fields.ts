import type { Field } from '../src/reference/fields.ts';
import type { Operation } from '../src/reference/operations.ts';

/** Completes the types of an operation's request and data, which TypeDoc prints as a name, with a table of their fields. */
export function withFields(markdown: string, operations: readonly Operation[]): string {
  const byFunction = new Map(operations.map((operation) => [functionOf(operation), operation]));
  return markdown.replaceAll(typeLine, (line, kind: string, name: string, value?: string) => {
    const operation = byFunction.get(name);
    const fields = (kind === 'Request' ? operation?.fields : operation?.dataFields) ?? [];
    return fields.length > 0 ? `${line}\n\n${tableOf(fields.map((field) => narrowed(field, value)))}` : line;
  });
}

/** The description of a type; of data that a request field determines, with the value of that field. */
const typeLine = /^(Request|Response data) of `(\w+)`(?: with `\w+` (\S+?)(?: or without it)?)?\.$/gm;

/** A field with the fields inside it for one value of the request field that determines them; without those for an undefined value. */
function narrowed(field: Field, value: string | undefined): Field {
  const variant = field.variants.find((candidate) => candidate.value === value);
  return variant ? { ...field, children: variant.fields, variants: [] } : field;
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
  return fields.flatMap(({ name, type, sdkType, required, description, limits, values, children }) => {
    const known = values
      .map(({ value, name: valueName }) => (valueName === undefined ? `\`${value}\`` : `\`${value}\` ${valueName}`))
      .join(', ');
    const meaning = [description.replace(/\.$/, ''), limits.join(', '), known]
      .filter(Boolean)
      .join('; ')
      .replaceAll('|', '\\|')
      .replaceAll('\n', ' ');
    const inner = `${path}${name}${type.startsWith('array') ? '[]' : ''}.`;
    return [[`\`${path}${name}${required ? '' : '?'}\``, sdkType, meaning], ...rowsOf(children, inner)];
  });
}
