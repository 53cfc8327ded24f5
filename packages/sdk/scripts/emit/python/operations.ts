import type { ContractDocument, JsonSchema } from '../document.ts';
import { identifier, pascal } from '../names.ts';
import type { OperationModel } from '../operation-model.ts';
import { isFile } from '../traits.ts';
import { amountPaths } from './amounts.ts';
import { asyncMethod } from './async-method.ts';
import { operationNote } from './operation-note.ts';
import type { PublishedSchemas } from './published.ts';
import { isClass, pythonType } from './python-type.ts';
import { fittingComponents } from './returned.ts';
import { docstring, header, literal, snake } from './text.ts';
import { type PythonVariant, variantsOf } from './variants.ts';

/** The names that a domain's module imports. */
interface Imports {
  readonly models: Set<string>;
}

interface Parameter {
  readonly field: string;
  readonly text: string;
}

/** Emits operations/<domain>.py: the operations of a domain as methods of a class that blocks and of one for asyncio. */
export function emitDomain(
  document: ContractDocument,
  domain: string,
  operations: readonly OperationModel[],
  published: PublishedSchemas,
): string {
  const imports: Imports = { models: new Set() };
  const constants = operations.map((operation) => descriptor(operation, published));
  const methods = operations.flatMap((operation) => emitMethods(document, operation, published, imports));
  const about = document.tags?.find(({ name }) => name === domain)?.description ?? `Operations of ${domain}.`;
  const body = `${constants.join('')}${emitClass(className(domain), about, 'Client', methods)}${emitClass(asyncClassName(domain), about, 'AsyncClient', methods.map(asyncMethod))}`;
  return `${header(about)}${importLines(body, imports)}\n\n${body}`;
}

const emitClass = (name: string, about: string, client: string, methods: readonly string[]) => `\n
class ${name}:
${docstring([about], '    ')}

    def __init__(self, client: ${client}) -> None:
        self._client = client

${methods.join('\n')}`;

/** Returns the name of a domain's class, "FlashSaleOperations". */
export const className = (domain: string) => `${pascal(domain)}Operations`;

/** Returns the name of a domain's class for asyncio, "AsyncFlashSaleOperations". */
export const asyncClassName = (domain: string) => `Async${className(domain)}`;

function importLines(body: string, { models }: Imports): string {
  const typing = ['AsyncIterator', 'Iterator', 'List', 'Literal', 'Optional', 'Sequence', 'Union'].filter((name) =>
    new RegExp(`\\b${name}\\[`).test(body),
  );
  const operation = ['FileLimits', 'Operation', 'Pages'].filter((name) => body.includes(`${name}(`));
  return [
    'from __future__ import annotations\n',
    ...(/\bDecimal\b/.test(body) ? ['from decimal import Decimal'] : []),
    ...(typing.length > 0 ? [`from typing import ${[...typing, ...(body.includes('@overload') ? ['overload'] : [])].join(', ')}\n`] : []),
    'from ..._client import AsyncClient, Client',
    `from ..._operation import ${operation.join(', ')}`,
    ...(body.includes('iterate(') ? ['from ..._pagination import iterate, iterate_async'] : []),
    ...(/\bFileInput\b/.test(body) ? ['from ...files import FileInput'] : []),
    ...(models.size > 0
      ? [
          `from ..models import (\n${[...models]
            .sort()
            .map((name) => `    ${name},\n`)
            .join('')})`,
        ]
      : []),
  ].join('\n');
}

/** Returns the constant that describes an operation. */
function descriptor(operation: OperationModel, published: PublishedSchemas): string {
  const { api, method, idempotency, issuesToken, balance, files, pages, input } = operation;
  const amounts = amountPaths(published.data(operation), published).map(tuple);
  const limits = Object.entries(files).map(([field, { maxBytes, types = [] }]) => {
    return `${literal(field)}: FileLimits(${literal(maxBytes ?? null)}, ${tuple(types)})`;
  });
  const args = [
    literal(api),
    literal(idempotency),
    ...(issuesToken ? ['issues_token=True'] : []),
    ...(takesAccessId(input) ? ['sends_token=False'] : []),
    ...(balance ? ['balance=True'] : []),
    ...(limits.length > 0 ? [`files={${limits.join(', ')}}`] : []),
    ...(pages ? [`pages=Pages(${[pages.field, pages.items, pages.total ?? null].map(literal).join(', ')})`] : []),
    ...(amounts.length > 0 ? [`amounts=(${amounts.join(', ')},)`] : []),
  ];
  return `${constantName(method)} = Operation(${args.join(', ')})\n`;
}

/** Returns texts as a tuple, which of one element needs a comma. */
const tuple = (texts: readonly string[]) =>
  `(${texts
    .map((text) => `${literal(text)}, `)
    .join('')
    .trimEnd()})`;

const constantName = (method: string) => `_${snake(method).toUpperCase()}`;

/** Whether `access_id` is an alias of a field of the operation, and so not the session. */
function takesAccessId({ properties = {} }: JsonSchema): boolean {
  return Object.values(properties).some((property) => property['x-alias']?.includes('access_id'));
}

function emitMethods(
  document: ContractDocument,
  operation: OperationModel,
  published: PublishedSchemas,
  imports: Imports,
): readonly string[] {
  const parameters = parametersOf(operation, published, imports);
  const variants = variantsOf(operation, published);
  const result = resultType(operation, published, imports);
  const fields = `{${parameters.map(({ field }) => `${literal(field)}: ${field}`).join(', ')}}`;
  const hasKey = operation.idempotency === 'key';
  const constant = constantName(operation.method);
  const name = snake(operation.method);
  const call = `        data: ${result} = self._client.call(${constant}, ${fields}${hasKey ? ', idempotency_key' : ''})\n        return data\n`;
  const key = { field: 'idempotency_key', text: 'idempotency_key: Optional[str] = None' };
  const rows = hasKey ? [...parameters, key] : parameters;
  const note = operationNote(document, operation, published);
  const overloads = variants.map((variant) => overload(name, rows, variant, use(variant.className, imports)));
  const method = `${overloads.join('')}${signature(name, rows, result)}${docstring(note, '        ')}\n${call}`;
  return operation.pages ? [method, pagesMethod(operation, published, parameters, fields, imports)] : [method];
}

/** The type that a method returns, "CartLines" or "List[Address]", and the classes of `mall.models` in it. */
export interface PythonResult {
  readonly type: string;
  readonly models: readonly string[];
}

/** Returns the type that the method of an operation returns. */
export function resultOf(operation: OperationModel, published: PublishedSchemas): PythonResult {
  const models = new Set<string>();
  return { type: resultType(operation, published, { models }), models: [...models] };
}

/** Returns the type of \`data\`: a union where it depends on the request. */
function resultType(operation: OperationModel, published: PublishedSchemas, imports: Imports): string {
  const variants = variantsOf(operation, published);
  if (variants.length > 0) return `Union[${variants.map(({ className: kind }) => use(kind, imports)).join(', ')}]`;
  const data = published.data(operation);
  return isClass(data) ? use(`${operation.type}Data`, imports) : typeIn(data, `${operation.type}Data`, 'List', imports);
}

/** Returns a signature for one value of the field that determines the kind of the response; it precedes the method. */
function overload(name: string, parameters: readonly Parameter[], { field, value, isDefault }: PythonVariant, result: string): string {
  const type = `Literal[${literal(value)}]`;
  const isRequired = (text: string) => !text.endsWith('= None');
  const own = { field, text: isDefault ? `${field}: Optional[${type}] = None` : `${field}: ${type}` };
  const rows = parameters.map((parameter) => (parameter.field === field ? own : parameter));
  const sorted = [...rows.filter(({ text }) => isRequired(text)), ...rows.filter(({ text }) => !isRequired(text))];
  return `    @overload\n${signature(name, sorted, result).trimEnd()} ...\n\n`;
}

/** Returns the method that iterates the items of all pages. */
function pagesMethod(
  operation: OperationModel,
  published: PublishedSchemas,
  parameters: readonly Parameter[],
  fields: string,
  imports: Imports,
): string {
  const { method, summary, pages } = operation;
  const about = [
    `${summary}: yields the items of all pages. See \`${snake(method)}\`.`,
    '',
    `The next page is requested when the current one is used up. Starts at the page \`${pages?.field}\`, or the first one.`,
  ];
  const name = `iterate_${snake(method)}`;
  const overloads = variantsOf(operation, published).map((variant) => {
    return overload(name, parameters, variant, `Iterator[${itemType(operation, variant.data, published, imports)}]`);
  });
  const head = signature(name, parameters, `Iterator[${itemType(operation, published.data(operation), published, imports)}]`);
  return `${overloads.join('')}${head}${docstring(about, '        ')}\n        return iterate(self._client, ${constantName(method)}, ${fields})\n`;
}

function signature(name: string, parameters: readonly Parameter[], result: string): string {
  if (parameters.length === 0) return `    def ${name}(self) -> ${result}:\n`;
  const rows = parameters.map(({ text }) => `        ${text},\n`);
  return `    def ${name}(\n        self,\n        *,\n${rows.join('')}    ) -> ${result}:\n`;
}

/** Returns the fields of the request as keyword parameters, required ones first. */
function parametersOf(operation: OperationModel, published: PublishedSchemas, imports: Imports): readonly Parameter[] {
  const { properties = {}, required = [] } = published.input(operation);
  const parameters = Object.entries(properties).map(([field, schema]) => {
    const type = isFile(schema) ? 'FileInput' : inputType(schema, `${operation.type}${pascal(field)}`, published, imports);
    const isRequired = required.includes(field);
    return { field, isRequired, text: isRequired ? `${field}: ${type}` : `${field}: Optional[${type}] = None` };
  });
  return [...parameters.filter(({ isRequired }) => isRequired), ...parameters.filter(({ isRequired }) => !isRequired)];
}

function inputType(schema: JsonSchema, nestedName: string, { components }: PublishedSchemas, imports: Imports): string {
  const type = typeIn(schema, nestedName, 'Sequence', imports);
  const returned = fittingComponents(schema, components).map((name) => use(identifier(name), imports));
  return returned.length > 0 ? `Union[${[type, ...returned].join(', ')}]` : type;
}

/** Returns the type of an item in the list of a page, whose schema is `data`. */
function itemType(operation: OperationModel, data: JsonSchema, { components }: PublishedSchemas, imports: Imports): string {
  const schema = data.$ref === undefined ? data : components[data.$ref.split('/').at(-1) ?? ''];
  const list = schema?.properties?.[operation.pages?.items ?? ''];
  if (!list?.items) throw new Error(`${operation.api}: the list of its pages has no items`);
  return typeIn(list.items, `${operation.type}DataList`, 'List', imports);
}

function typeIn(schema: JsonSchema, nestedName: string, list: 'List' | 'Sequence', imports: Imports): string {
  return pythonType(schema, {
    reference: (name) => use(identifier(name), imports),
    nested: () => use(nestedName, imports),
    list,
  });
}

function use(name: string, { models }: Imports): string {
  models.add(name);
  return name;
}
