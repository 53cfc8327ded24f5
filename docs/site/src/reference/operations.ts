import { snake } from '../../../../packages/sdk/scripts/emit/python/text.ts';
import {
  type CatalogueObject,
  type ContractDocument,
  type ExampleObject,
  follow,
  type MediaType,
  type ResponseObject,
} from './document.ts';
import { type Field, fieldsOf, typeOf } from './fields.ts';

/** An example of a response: its name in the contract and the envelope. */
export interface ResponseExample {
  readonly name: string;
  readonly value: unknown;
}

/** A code that an operation declares. */
export interface Failure {
  readonly code: string;
  readonly name: string;
  /** HTTP status at the virtual path. */
  readonly status: number;
  readonly message: string;
  /** The condition that the code reports. */
  readonly when: string;
  readonly retryable: boolean;
  readonly value: unknown;
}

/** One operation as its page shows it. */
export interface Operation {
  readonly api: string;
  readonly domain: string;
  /** The call in the SDK, "mall.catalog.product". */
  readonly sdkName: string;
  /** The call in the Python package, "mall.checkout.place_order". */
  readonly pythonName: string;
  /** The path of its page below the reference, "catalog/product". */
  readonly slug: string;
  readonly summary: string;
  readonly description: string;
  readonly login: 'no' | 'optional' | 'required';
  readonly idempotency: 'safe' | 'key' | 'no';
  readonly issuesToken: boolean;
  readonly multipart: boolean;
  /** Fields that a form carries as JSON text. */
  readonly jsonFields: readonly string[];
  readonly fields: readonly Field[];
  /** The contract's example request. */
  readonly example: Readonly<Record<string, unknown>>;
  /** The session token of a customer: the one that the example of signing in issues. */
  readonly token: string;
  readonly dataType: string;
  readonly dataFields: readonly Field[];
  readonly responses: readonly ResponseExample[];
  readonly failures: readonly Failure[];
}

/** A group of operations: one tag of the contract. */
export interface Domain {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}

/** Every operation of a document by its tag, in the order of the contract. */
export function domainsOf(document: ContractDocument): readonly Domain[] {
  const operations = Object.keys(document.paths).map((path) => operationAt(document, path));
  return document.tags.map(({ name, description }) => ({
    name,
    title: titleOf(name),
    description,
    operations: operations.filter(({ domain }) => domain === name),
  }));
}

const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

function operationAt(document: ContractDocument, path: string): Operation {
  const object = document.paths[path]?.post;
  const [type, request] = Object.entries(object?.requestBody.content ?? {})[0] ?? [];
  if (!object || !request) throw new Error(`${path} has no request body`);
  const [domain = '', method = ''] = object.operationId.split('.');
  const success = mediaOf(document, object.responses['200']);
  const data = success?.schema.properties?.data ?? {};
  return {
    api: path.slice(1),
    domain,
    sdkName: `mall.${camelCase(domain)}.${camelCase(method)}`,
    pythonName: `mall.${snake(domain)}.${snake(method)}`,
    slug: `${domain}/${method}`,
    summary: object.summary,
    description: object.description,
    login: object['x-login'],
    idempotency: object['x-idempotent'],
    issuesToken: object['x-issues-token'] === true,
    multipart: type === 'multipart/form-data',
    jsonFields: Object.entries(request.encoding ?? {}).flatMap(([name, { contentType }]) =>
      contentType === 'application/json' ? [name] : [],
    ),
    fields: fieldsOf(document, request.schema),
    example: Object.fromEntries(Object.entries(Object(examplesOf(document, request).find(({ name }) => name === 'ok')?.value))),
    token: customerToken(document),
    dataType: typeOf(document, data),
    dataFields: fieldsOf(document, data, follow(document, request.schema)),
    responses: success ? examplesOf(document, success) : [],
    failures: failuresOf(document, object.responses),
  };
}

const camelCase = (text: string) => text.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function mediaOf(document: ContractDocument, response: ResponseObject | { readonly $ref: string } | undefined): MediaType | undefined {
  return response && follow<ResponseObject>(document, response).content?.['application/json'];
}

function examplesOf(document: ContractDocument, media: MediaType): readonly ResponseExample[] {
  return Object.entries(media.examples ?? {}).map(([name, example]) => ({ name, value: follow<ExampleObject>(document, example).value }));
}

function customerToken(document: ContractDocument): string {
  const login = Object.values(document.paths).find(({ post }) => post.operationId === 'auth.login')?.post;
  const success = login && mediaOf(document, login.responses['200']);
  const [signedIn] = success ? examplesOf(document, success) : [];
  const token: unknown = Object(Object(signedIn?.value).data).access_id;
  if (typeof token !== 'string') throw new Error('The example of signing in issues no session token.');
  return token;
}

function failuresOf(
  document: ContractDocument,
  responses: Readonly<Record<string, ResponseObject | { readonly $ref: string }>>,
): readonly Failure[] {
  const examples = Object.entries(responses).flatMap(([status, response]) => {
    const media = status === '200' ? undefined : mediaOf(document, response);
    return media ? examplesOf(document, media).map(({ value }) => [String(Reflect.get(Object(value), 'code')), value] as const) : [];
  });
  const byCode = [...new Map(examples)].sort(([a], [b]) => Number(a) - Number(b));
  return byCode.map(([code, value]) => ({ ...failureOf(document, code), value }));
}

/** The codes of rate limits: the gateway answers them with HTTP 429 and `Retry-After`, whatever the status of their class. */
const rateLimitCodes: ReadonlySet<string> = new Set(['220', '416', '50032']);

/** One code of the catalogue as a failure. */
export function failureOf(document: ContractDocument, code: string): Failure {
  const entry: CatalogueObject | undefined = document['x-error-catalogue'][code];
  if (!entry) throw new Error(`The error catalogue has no code ${code}`);
  return {
    code,
    name: entry['x-name'],
    status: rateLimitCodes.has(code) ? 429 : (document['x-gateway'].statusOfClass[entry['x-class']] ?? 409),
    message: entry.value.message,
    when: entry.summary,
    retryable: entry['x-retryable'],
    value: entry.value,
  };
}
