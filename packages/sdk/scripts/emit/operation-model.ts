import { type ContractDocument, isRecord, type JsonSchema, type MediaType, type OperationObject, resolve } from './document.ts';
import { camel, pascal } from './names.ts';
import { type FileModel, type PagesModel, readFiles, readPages } from './traits.ts';
import { readVariants, type VariantsModel } from './variants.ts';

/** The model of an operation for the emitters. */
export interface OperationModel {
  /** "mall.Product.index" */
  readonly api: string;
  /** "flash-sale" */
  readonly domain: string;
  /** "home", the method of the facade */
  readonly method: string;
  /** "flashSaleHome", the exported descriptor */
  readonly constant: string;
  /** "FlashSaleHome", the stem of the two types */
  readonly type: string;
  readonly summary: string;
  readonly description: string;
  readonly login: string;
  readonly idempotency: string;
  readonly issuesToken: boolean;
  /** Whether insufficient balance (402) is declared. */
  readonly balance: boolean;
  readonly multipart: boolean;
  /** The limits of each file. */
  readonly files: Readonly<Record<string, FileModel>>;
  /** The pagination; undefined for an operation without pages. */
  readonly pages: PagesModel | undefined;
  /** The kinds of responses; undefined for an operation with one kind. */
  readonly variants: VariantsModel | undefined;
  /** Fields that are sent as JSON text. */
  readonly json: readonly string[];
  /** Lists joined by commas that need at least one element. */
  readonly nonEmpty: readonly string[];
  readonly input: JsonSchema;
  readonly inputRequired: boolean;
  /** An example value of each field that occurs in an example of the request. */
  readonly inputExample: Readonly<Record<string, unknown>>;
  readonly data: JsonSchema;
  /** Codes of the declared errors. */
  readonly codes: readonly string[];
}

/** Returns every operation of the contract, sorted by domain, then by method. */
export function readOperations(document: ContractDocument): OperationModel[] {
  const models = Object.entries(document.paths).map(([path, item]) => readOperation(document, path.slice(1), item.post));
  const constants = new Set<string>();
  for (const { constant, api } of models) {
    if (constants.has(constant)) throw new Error(`${api}: two operations are named ${constant}`);
    constants.add(constant);
  }
  return models.sort((a, b) => compare(a.domain, b.domain) || compare(a.method, b.method));
}

/** Returns the operations by their domains. */
export function byDomain(operations: readonly OperationModel[]): Map<string, OperationModel[]> {
  const domains = new Map<string, OperationModel[]>();
  for (const model of operations) domains.set(model.domain, [...(domains.get(model.domain) ?? []), model]);
  return domains;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function readOperation(document: ContractDocument, api: string, object: OperationObject): OperationModel {
  const [domain, method, ...additionalParts] = object.operationId.split('.');
  if (!domain || !method || additionalParts.length > 0)
    throw new Error(`${api}: the operationId "${object.operationId}" is not <domain>.<method>`);
  const [mediaType, media] = Object.entries(object.requestBody?.content ?? {})[0] ?? [];
  const input: JsonSchema = media ? resolve(document, media.schema) : { type: 'object' };
  const data = dataSchema(document, object, api);
  const json = jsonFields(document, api, input, media);
  return {
    api,
    domain,
    method,
    constant: `${camel(domain)}${pascal(method)}`,
    type: `${pascal(domain)}${pascal(method)}`,
    summary: object.summary,
    description: object.description ?? '',
    login: oneOf(object['x-login'], ['no', 'optional', 'required'], `${api}: x-login`),
    idempotency: oneOf(object['x-idempotent'], ['safe', 'key', 'no'], `${api}: x-idempotent`),
    issuesToken: object['x-issues-token'] === true,
    balance: '402' in object.responses,
    multipart: mediaType === 'multipart/form-data',
    files: readFiles(document, input, media),
    pages: readPages(document, input, data),
    variants: readVariants(document, input, data),
    json,
    nonEmpty: nonEmptyLists(document, input).filter((name) => !json.includes(name)),
    input,
    inputRequired: (input.required ?? []).length > 0,
    inputExample: exampleOf(document, media),
    data,
    codes: failureCodes(document, object),
  };
}

/** Returns the fields of all examples of a request, each with the value of the first example that contains it. */
function exampleOf(document: ContractDocument, media: MediaType | undefined): Record<string, unknown> {
  const values = Object.values(media?.examples ?? {}).map((example) => resolve(document, example).value);
  return Object.assign({}, ...values.reverse());
}

function oneOf(value: string, allowed: readonly string[], subject: string): string {
  if (!allowed.includes(value)) throw new Error(`${subject} is "${value}", not one of ${allowed.join(', ')}`);
  return value;
}

function jsonFields(document: ContractDocument, api: string, input: JsonSchema, media: MediaType | undefined): string[] {
  return Object.entries(input.properties ?? {}).flatMap(([name, property]) => {
    if (media?.encoding?.[name]?.contentType === 'application/json') return [name];
    const { type } = resolve(document, property);
    if (type === 'object') throw new Error(`${api}: the field "${name}" is an object without encoding as JSON`);
    return [];
  });
}

function nonEmptyLists(document: ContractDocument, input: JsonSchema): string[] {
  const fields = Object.entries(input.properties ?? {});
  return fields.flatMap(([name, property]) => ((resolve(document, property).minItems ?? 0) > 0 ? [name] : []));
}

/** Returns the schema of `data` in a successful response. */
function dataSchema(document: ContractDocument, object: OperationObject, api: string): JsonSchema {
  const response = object.responses['200'];
  const schema = response && resolve(document, response).content?.['application/json']?.schema;
  if (!schema) throw new Error(`${api}: no response of success`);
  return resolve(document, schema).properties?.data ?? {};
}

function failureCodes(document: ContractDocument, object: OperationObject): string[] {
  const codes = Object.entries(object.responses)
    .filter(([status]) => status !== '200')
    .flatMap(([, response]) => Object.values(resolve(document, response).content?.['application/json']?.examples ?? {}))
    .flatMap((example) => {
      const { value } = resolve(document, example);
      return isRecord(value) && value.code !== undefined ? [String(value.code)] : [];
    });
  return [...new Set(codes)].sort((a, b) => Number(a) - Number(b));
}
