import { follow, isObject, type JsonObject, objectAt } from '../../src/lint/json.ts';
import { examplesOf, type LintedOperation } from '../../src/lint/operations.ts';

const address = 'http://localhost:4010/api/?store_id=1&store_type=6';
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A call of an operation by its example `ok`, ready to be pasted into a shell while the mock runs. */
export function curlOf(document: JsonObject, operation: LintedOperation): string {
  const [, example] = examplesOf(operation.request.node).find(([name]) => name === 'ok') ?? [];
  const request = objectAt(example === undefined ? {} : follow(document, example), 'value');
  const isUpload = operation.request.at.endsWith('multipart~1form-data');
  const key = operation.node['x-idempotent'] === 'key' ? [`-H ${quoted('Idempotency-Key: 5f0c7a52-3c1e-4b7e-9d43-0a8f6be2c911')}`] : [];
  const session = operation.node['x-login'] === 'required' ? [['access_id', sessionOf(document)] as const] : [];
  const fields = [...session, ...Object.entries(request).map(([name, value]) => [name, textOf(operation, name, value)] as const)];
  const lines = isUpload
    ? [`curl ${quoted(`${address}&api=${operation.api}`)}`, ...key, ...fields.map(([name, value]) => partOf(operation, name, value))]
    : [
        `curl ${quoted(address)}`,
        ...key,
        ...[['api', operation.api] as const, ...fields].map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
      ];
  return `${lines.join(' \\\n  ')}${isUpload ? ' <<< picture' : ''}`;
}

/** What the contract shows as a session token. */
function sessionOf(document: JsonObject): string {
  const { examples } = objectAt(document, 'components', 'schemas', 'AccessId');
  return Array.isArray(examples) ? String(examples[0]) : '';
}

/** How a field's value is written into a form: JSON where the encoding says so, lists by comma, booleans as 1 and 0. */
function textOf({ request }: LintedOperation, name: string, value: unknown): string {
  if (objectAt(request.node, 'encoding', name).contentType === 'application/json') return JSON.stringify(value);
  const scalar = (part: unknown) => (typeof part === 'boolean' ? String(Number(part)) : String(part));
  return Array.isArray(value) ? value.map(scalar).join(',') : scalar(value);
}

/** A part of an upload; a file is read from the command's input, so that none has to lie about. */
function partOf({ requestSchema }: LintedOperation, name: string, value: string): string {
  const property = objectAt(requestSchema.node, 'properties')[name];
  const schema = isObject(property) ? property : {};
  const isFile = schema.format === 'binary' || 'contentMediaType' in schema;
  return `-F ${quoted(isFile ? `${name}=@-;filename=picture.png;type=image/png` : `${name}=${value}`)}`;
}
