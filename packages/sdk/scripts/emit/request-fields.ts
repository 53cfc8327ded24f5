import { type ContractDocument, type JsonSchema, resolve } from './document.ts';
import { banner, comment, literal } from './names.ts';
import type { OperationModel } from './operation-model.ts';

/**
 * Emits request-fields.ts: names, alternatives and formats of the fields of each operation, for the detection of missing and misspelled fields and for error
 * messages. Production builds omit both.
 */
export function emitRequestFields(document: ContractDocument, operations: readonly OperationModel[]): string {
  const names = operations.map(({ api, input }) => `  ${literal(api)}: ${literal(Object.keys(input.properties ?? {}).join(' '))},\n`);
  const required = operations.flatMap(({ api, input }) =>
    input.required?.length ? [`  ${literal(api)}: ${literal(input.required.join(', '))},\n`] : [],
  );
  const alternatives = operations.flatMap(({ api, input }) =>
    input['x-require-one-of'] ? [`  ${literal(api)}: [${input['x-require-one-of'].map(literal).join(', ')}],\n`] : [],
  );
  const formats = [...readRequestFormats(document, operations)].map(([api, fields]) => {
    const rows = Object.entries(fields).map(([field, format]) => `${literal(field)}: ${literal(format)}`);
    return `  ${literal(api)}: { ${rows.join(', ')} },\n`;
  });
  return [
    banner,
    comment(['The names of the request fields of each operation, separated by spaces.']),
    `\nexport const requestFields: Readonly<Record<string, string>> = {\n${names.join('')}};\n\n`,
    comment(['The required request fields of each operation that has some.']),
    `\nexport const requiredFields: Readonly<Record<string, string>> = {\n${required.join('')}};\n\n`,
    comment(['The request fields of which one is required, by operation.']),
    `\nexport const requestAlternatives: Readonly<Record<string, readonly string[]>> = {\n${alternatives.join('')}};\n\n`,
    comment(['Formats of request fields, by operation: accepted values or keys, or an example.']),
    `\nexport const requestFormats: Readonly<Record<string, Readonly<Record<string, string>>>> = {\n${formats.join('')}};\n`,
  ].join('');
}

/** Returns what request fields with a format must be, by operation and field. */
export function readRequestFormats(
  document: ContractDocument,
  operations: readonly OperationModel[],
): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const examples = examplesByFormat(document, operations);
  const formats = operations.map((operation) => [operation.api, formatsOf(document, operation, examples)] as const);
  return new Map(formats.filter(([, fields]) => Object.keys(fields).length > 0));
}

function formatsOf(
  document: ContractDocument,
  { input, inputExample }: OperationModel,
  examples: ReadonlyMap<string, unknown>,
): Record<string, string> {
  const formats: Record<string, string> = {};
  for (const [field, property] of Object.entries(input.properties ?? {})) {
    const schema = resolve(document, property);
    const format = keysOf(document, schema) ?? formatOf(schema, inputExample[field] ?? examples.get(keyOf(schema)));
    if (format !== undefined) formats[field] = format;
  }
  return formats;
}

/** Describes the objects of a list that have one key each. */
function keysOf(document: ContractDocument, { items }: JsonSchema): string | undefined {
  const { minProperties, maxProperties, properties = {} } = items ? resolve(document, items) : {};
  return minProperties === 1 && maxProperties === 1 ? `must have exactly one key: ${Object.keys(properties).join(', ')}` : undefined;
}

function formatOf(schema: JsonSchema, example: unknown): string | undefined {
  if (schema.enum) return `must be one of ${schema.enum.map((value) => (value === '' ? '""' : value)).join(', ')}`;
  if (!keyOf(schema)) return undefined;
  return (typeof example === 'string' && example !== '') || typeof example === 'number'
    ? `must be in a format such as "${example}"`
    : undefined;
}

/** Returns an example of each format from any operation, for fields without an example in their operation. */
function examplesByFormat(document: ContractDocument, operations: readonly OperationModel[]): Map<string, unknown> {
  const fields = operations.flatMap(({ input, inputExample }) =>
    Object.entries(input.properties ?? {}).map(([field, property]) => [keyOf(resolve(document, property)), inputExample[field]] as const),
  );
  return new Map(fields.filter(([format, example]) => format !== '' && example !== undefined && example !== ''));
}

/** Returns the pattern of a field, or the name of its format. */
const keyOf = ({ pattern, format }: JsonSchema): string => pattern ?? format ?? '';
