import type { ContractDocument } from '../document.ts';
import type { OperationModel } from '../operation-model.ts';
import { errorClassOf } from './error-codes.ts';
import { fieldNote } from './notes.ts';
import type { PublishedSchemas } from './published.ts';

const loginNote: Readonly<Record<string, string>> = {
  no: 'Needs no session.',
  optional: 'Works with and without a session.',
  required: 'Needs a signed-in customer.',
};

const retryNote: Readonly<Record<string, string>> = {
  safe: 'Retried automatically.',
  key: 'Retried automatically with one idempotency key.',
  no: 'Never retried automatically.',
};

/** Returns the lines of a method's docstring: summary, `api` name, description, arguments with their limits, and errors with their codes. */
export function operationNote(document: ContractDocument, operation: OperationModel, published: PublishedSchemas): readonly string[] {
  const { summary, api, description, login, idempotency } = operation;
  return [
    `${summary}: \`${api}\`.`,
    ...(description === '' ? [] : ['', description.trim()]),
    '',
    `${loginNote[login]} ${retryNote[idempotency]}`,
    ...argumentsOf(operation, published),
    ...errorsOf(document, operation),
  ];
}

function argumentsOf(operation: OperationModel, published: PublishedSchemas): readonly string[] {
  const { properties = {} } = published.input(operation);
  const fields = Object.entries(properties).map(([field, schema]) => {
    return `    ${field}: ${fieldNote(schema, published.components, 'request')}`.trimEnd();
  });
  const key = '    idempotency_key: Key with which repeated calls take effect once; a random one when missing.';
  const rows = operation.idempotency === 'key' ? [...fields, key] : fields;
  return rows.length > 0 ? ['', 'Args:', ...rows] : [];
}

function errorsOf(document: ContractDocument, { codes, balance }: OperationModel): readonly string[] {
  const catalog = document['x-error-catalogue'];
  const byClass = new Map<string, string[]>();
  for (const code of codes) {
    const errorClass = errorClassOf(catalog[code], balance);
    byClass.set(errorClass, [...(byClass.get(errorClass) ?? []), `${code} ${catalog[code]?.['x-name'] ?? 'unknown'}`]);
  }
  const rows = [...byClass].sort(([a], [b]) => (a < b ? -1 : 1)).map(([errorClass, named]) => `    ${errorClass}: ${named.join(', ')}.`);
  return rows.length > 0 ? ['', 'Raises:', ...rows] : [];
}
