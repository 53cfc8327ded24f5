import type { CatalogueObject, ContractDocument } from './document.ts';
import { exampleInputs } from './examples.ts';
import { expression } from './expression.ts';
import { banner, comment, key, literal } from './names.ts';
import type { OperationModel } from './operation-model.ts';
import { schemaType } from './schemas.ts';
import { dataName, inputName, variantName } from './types.ts';

/** Emits operations/<domain>.ts: a descriptor and two types for each operation of a domain. */
export function emitDomain(document: ContractDocument, models: readonly OperationModel[]): string {
  const parts = models.map((model) => emitOperation(document, model));
  const body = parts.join('\n');
  return [
    banner,
    body.includes(' z.') ? "import * as z from 'zod/mini';\n" : '',
    `import type { ${['Operation', 'PagedOperation', 'Variants'].filter((type) => new RegExp(`[:=] ${type}<`).test(body)).join(', ')} } from '../../operation.ts';\n`,
    `import { op${body.includes(' paged(') ? ', paged' : ''} } from '../../wire/op.ts';\n`,
    body.includes(' k.') ? "import * as k from '../../wire/kit.ts';\n" : '',
    body.includes(' s.') || body.includes('(s.') ? "import * as s from '../schemas.ts';\n" : '',
    "import type { components } from '../types.ts';\n\n",
    "type Schemas = components['schemas'];\n\n",
    body,
  ].join('');
}

function emitOperation(document: ContractDocument, model: OperationModel): string {
  const { schemas } = document.components;
  const scope = { schemas, reference: (name: string) => `s.${name}`, deferred: new Set<string>() };
  const data = expression(model.data, scope, model.api);
  const more = [
    ...(model.issuesToken ? ['issuesToken: true'] : []),
    ...(model.balance ? ['balance: true'] : []),
    ...(model.multipart ? ['multipart: true'] : []),
    ...(Object.keys(model.files).length > 0 ? [`files: ${literal(model.files)}`] : []),
    ...(model.json.length > 0 ? [`json: [${model.json.map(literal).join(', ')}]`] : []),
    ...(model.nonEmpty.length > 0 ? [`emptyLists: { ${model.nonEmpty.map((name) => `${key(name)}: ','`).join(', ')} }`] : []),
  ];
  const args = [
    literal(model.api),
    literal(model.idempotency),
    literal(model.login),
    data,
    ...(more.length > 0 ? [`{ ${more.join(', ')} }`] : []),
  ];
  return [
    `${comment([`Request of \`${model.constant}\`.`])}\nexport type ${inputName(model)} = ${schemaType(inputName(model))};\n`,
    `${comment([`Response data of \`${model.constant}\`.`])}\nexport type ${dataName(model)} = ${schemaType(dataName(model))};\n`,
    variantTypes(model),
    `${operationComment(document, model, `call(client, ${model.constant}`)}\n`,
    `export const ${model.constant}: ${descriptor(model, `/*#__PURE__*/ op(${args.join(', ')})`)};\n`,
  ].join('');
}

/** Name of the type of the kinds of responses. */
export const variantsName = (model: OperationModel) => `${model.type}Variants`;

/** Returns the types of the kinds of responses; an empty text for an operation with one kind. */
function variantTypes(model: OperationModel): string {
  if (!model.variants) return '';
  const { field, missing, kinds } = model.variants;
  const types = kinds.map((kind) => {
    const name = variantName(model, kind);
    const about = `Response data of \`${model.constant}\` with \`${field}\` ${kind.value}${kind.value === missing ? ' or without it' : ''}.`;
    return `${comment([about])}\nexport type ${name} = ${schemaType(name)};\n`;
  });
  const byValue = kinds.map((kind) => `${literal(kind.value)}: ${variantName(model, kind)}`).join('; ');
  const args = [literal(field), `{ ${byValue} }`, ...(missing === undefined ? [] : [literal(missing)])].join(', ');
  const about = `Response data of \`${model.constant}\` by \`${field}\`.`;
  return `${types.join('')}${comment([about])}\nexport type ${variantsName(model)} = Variants<${args}>;\n`;
}

/** Returns the type and the value of a descriptor. */
function descriptor(model: OperationModel, factory: string): string {
  const types = `${inputName(model)}, ${dataName(model)}`;
  const variants = model.variants ? `, ${variantsName(model)}` : '';
  if (!model.pages) return `Operation<${types}, ${literal(model.idempotency)}${variants}> = ${factory}`;
  const { field, items, total } = model.pages;
  const fields = [field, items, ...(total === undefined ? [] : [total])].map(literal);
  return `PagedOperation<${types}, ${literal(items)}${variants}> = /*#__PURE__*/ paged(${[factory, ...fields].join(', ')})`;
}

const loginNote: Readonly<Record<string, string>> = {
  no: 'Needs no session.',
  optional: 'Works with and without a session.',
  required: 'Needs a signed-in customer.',
};

const retryNote: Readonly<Record<string, string>> = {
  safe: 'Safe to retry; retried automatically.',
  key: 'Retried automatically with one idempotency key.',
  no: 'Never retried automatically.',
};

/**
 * Returns the TSDoc of an operation: summary, `api` name, declared errors and an example.
 * @param callee - the beginning of the call, before the input: "call(client, cartAdd" or "mall.cart.add("
 */
export function operationComment(document: ContractDocument, model: OperationModel, callee: string): string {
  const catalogue: Readonly<Record<string, CatalogueObject>> = document['x-error-catalogue'];
  const failures = model.codes.map((code) => `${code} ${catalogue[code]?.['x-name'] ?? 'unknown'}`);
  return comment([
    `${model.summary} — \`${model.api}\`.`,
    ...(model.description === '' ? [] : ['', model.description.trim()]),
    '',
    `${loginNote[model.login]} ${retryNote[model.idempotency]}`,
    '',
    `@throws {MallError}${failures.length > 0 ? ` Declared failures: ${failures.join(', ')}.` : ''}`,
    ...exampleOf(document, model, callee),
  ]);
}

/** Returns a call with the contract's example request; none for an upload, because the contract cannot contain files. */
function exampleOf(document: ContractDocument, { api, multipart }: OperationModel, callee: string): readonly string[] {
  if (multipart) return [];
  const [input = {}] = Object.values(exampleInputs(document, api));
  const args = Object.keys(input).length > 0 ? expressionOf(input) : '';
  const separator = args === '' || callee.endsWith('(') ? '' : ', ';
  return ['', '@example', '```ts', `const data = await ${callee}${separator}${args});`, '```'];
}

/** Returns a JSON value as a TypeScript expression on one line. */
function expressionOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return literal(value);
  if (Array.isArray(value)) return `[${value.map(expressionOf).join(', ')}]`;
  const members = Object.entries(value).map(([name, member]) => `${key(name)}: ${expressionOf(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
