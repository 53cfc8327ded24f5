import { follow, isObject, type JsonObject, objectAt, textsOf } from '../src/lint/json.ts';
import { examplesOf, type LintedOperation, operationsOf } from '../src/lint/operations.ts';

const multipart = 'multipart/form-data';
const form = 'application/x-www-form-urlencoded';
const keyPattern = '^[\\w.:-]{8,255}$';
const component = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/**
 * Returns the contract without virtual paths: a single path, whose body selects the operation by `api` and whose response is an envelope.
 * It accepts the same requests and responses as the contract.
 */
export function wireDocument(document: JsonObject): JsonObject {
  const operations = operationsOf(document);
  const forms = operations.filter((operation) => !isMultipart(operation));
  const uploads = operations.filter(isMultipart);
  const { paths: _virtual, components, info, servers: _servers, 'x-gateway': _fold, ...rest } = document;
  return {
    ...rest,
    info: { ...objectAt(info), title: 'Mall gateway, on the wire', summary: 'One address for every operation.', description },
    servers: [{ url: 'http://localhost:4000', description: 'A gateway started with npm start.' }],
    paths: {
      '/api/': {
        post: {
          operationId: 'call',
          summary: 'Call an operation',
          description: 'The field `api` names the operation; `x-response` of its request names the schema of its response.',
          parameters: parameters(uploads),
          requestBody: { required: true, content: { ...formContent(document, forms), ...uploadContent(document, uploads) } },
          responses: responses(operations),
        },
      },
    },
    components: {
      examples: objectAt(components, 'examples'),
      schemas: { ...objectAt(components, 'schemas'), ...schemasOf(document, operations) },
    },
  };
}

const description = [
  'Generated from the contract (openapi.json), which gives each operation a path of its own. On the wire there is one address.',
  'Arrays and objects are JSON text where `encoding` says so, else values joined by commas; booleans are 1 and 0. Every response is an envelope',
  '`{code, message, data}`, nearly always under HTTP 200: `code` "200" is success, and all other codes stand in `x-error-catalogue`.',
].join('\n');

const isMultipart = ({ request }: LintedOperation) => request.at.endsWith('multipart~1form-data');
const requestName = ({ api }: LintedOperation) => `Request.${api}`;
const responseName = ({ api }: LintedOperation) => `Response.${api}`;

function parameters(uploads: readonly LintedOperation[]): JsonObject[] {
  const apiParameter = {
    name: 'api',
    in: 'query',
    description: 'The operation of an upload, whose body is multipart; elsewhere the body names it.',
    schema: { type: 'string', enum: uploads.map(({ api }) => api) },
  };
  return [
    { name: 'store_id', in: 'query', description: 'Always 1.', schema: { type: 'integer', const: 1 } },
    { name: 'store_type', in: 'query', description: 'Always 6, the PC mall.', schema: { type: 'integer', const: 6 } },
    { name: 'language', in: 'query', description: 'The language of texts, when the body names none.', schema: { type: 'string' } },
    { name: 'Accept-Language', in: 'header', description: 'The same, when the query names none either.', schema: { type: 'string' } },
    {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'The same key over all tries of one call makes an operation with `x-idempotent: key` happen once.',
      schema: { type: 'string', pattern: keyPattern },
    },
    ...(uploads.length > 0 ? [apiParameter] : []),
  ];
}

/** The fields of every request that belong to the transport. */
const transportFields = {
  access_id: { ...component('AccessId'), description: 'The session, when there is one.' },
  language: { type: 'string', maxLength: 10, description: 'en, zh, tn or ko, or a locale: en_US, zh_CN, zh_TW, ko_KR.' },
  idempotency_key: { type: 'string', pattern: keyPattern, description: 'Stands for the header Idempotency-Key.' },
};

function formContent(document: JsonObject, operations: readonly LintedOperation[]): JsonObject {
  const mapping = Object.fromEntries(operations.map((operation) => [operation.api, component(requestName(operation)).$ref]));
  const schema = {
    oneOf: operations.map((operation) => component(requestName(operation))),
    discriminator: { propertyName: 'api', mapping },
  };
  const examples = operations.flatMap((operation) =>
    examplesOf(operation.request.node).map(([name, example]) => {
      const { value, summary } = follow(document, example);
      return [`${operation.api}.${name}`, { summary: summary ?? operation.api, value: { api: operation.api, ...objectAt(value) } }];
    }),
  );
  return { [form]: { schema, encoding: encodingOf(operations), examples: Object.fromEntries(examples) } };
}

/** Returns the encoding of the form. Throws when two operations encode a field of the same name differently. */
function encodingOf(operations: readonly LintedOperation[]): JsonObject {
  const encoding = new Map<string, string>();
  for (const { api, request } of operations) {
    for (const [field, fieldEncoding] of Object.entries(objectAt(request.node, 'encoding'))) {
      const previous = encoding.get(field) ?? JSON.stringify(fieldEncoding);
      if (previous !== JSON.stringify(fieldEncoding))
        throw new Error(`${api} writes the field "${field}" in another way than operations before it.`);
      encoding.set(field, previous);
    }
  }
  return Object.fromEntries([...encoding].map(([field, fieldEncoding]) => [field, JSON.parse(fieldEncoding)]));
}

function uploadContent(document: JsonObject, uploads: readonly LintedOperation[]): JsonObject {
  if (uploads.length === 0) return {};
  const encoding = Object.assign({}, ...uploads.map(({ request }) => objectAt(request.node, 'encoding')));
  const examples = uploads.flatMap(({ api, request }) =>
    examplesOf(request.node).map(([name, example]) => [`${api}.${name}`, follow(document, example)]),
  );
  const schema = { anyOf: uploads.map((apiParameter) => component(requestName(apiParameter))) };
  return { [multipart]: { schema, encoding, examples: Object.fromEntries(examples) } };
}

function responses(operations: readonly LintedOperation[]): JsonObject {
  const failure = (text: string, headers?: JsonObject) => ({
    description: text,
    ...(headers && { headers }),
    content: { 'application/json': { schema: component('Failure') } },
  });
  const responses = operations.flatMap((operation) =>
    examplesOf(objectAt(operation.responses.find(({ status }) => status === '200')?.node, 'content', 'application/json')).map(
      ([name, example]) => [`${operation.api}.${name}`, example] as const,
    ),
  );
  const failures = operations.flatMap((operation) =>
    operation.responses
      .filter(({ status }) => status !== '200')
      .flatMap(({ node }) => examplesOf(objectAt(node, 'content', 'application/json'))),
  );
  const schema = { anyOf: operations.map((operation) => component(responseName(operation))) };
  return {
    '200': {
      description: 'The envelope: the response of the operation, or the reason for refusing it.',
      content: { 'application/json': { schema, examples: Object.fromEntries([...responses, ...failures]) } },
    },
    '403': failure('The calling page is of another origin (code 50010).'),
    '405': failure('Only POST is answered (code 50010).'),
    '413': failure('The body is too large (code 50010).'),
    '415': failure('The body is no form (code 50010).'),
    '429': failure('Too many requests (code 220, 416 or 50032).', {
      'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } },
    }),
    '500': failure('Our fault (code 50002); data.request_id names the request.'),
    '503': failure('The database is away (code 50002).'),
  };
}

function schemasOf(document: JsonObject, operations: readonly LintedOperation[]): JsonObject {
  return Object.fromEntries(
    operations.flatMap((operation) => [
      [requestName(operation), requestSchema(operation)],
      [responseName(operation), responseSchema(document, operation)],
    ]),
  );
}

function requestSchema(operation: LintedOperation): JsonObject {
  const { node } = operation.requestSchema;
  const api = isMultipart(operation) ? {} : { api: { type: 'string', const: operation.api } };
  const required = [...Object.keys(api), ...(Array.isArray(node.required) ? node.required : [])];
  const alternatives = textsOf(node['x-require-one-of']);
  return {
    ...node,
    ...(alternatives.length > 0 && { anyOf: alternatives.map((name) => ({ required: [name] })) }),
    description: operation.node.summary,
    'x-login': operation.node['x-login'],
    'x-idempotent': operation.node['x-idempotent'],
    'x-response': component(responseName(operation)).$ref,
    required,
    properties: { ...api, ...transportFields, ...objectAt(node, 'properties') },
  };
}

/** Returns the response schema: the declared success, or an error with a code of a declared virtual status. */
function responseSchema(document: JsonObject, { responses: declared }: LintedOperation): JsonObject {
  const codes = codesByStatus(
    document,
    declared.some(({ status }) => status === '402'),
  );
  return {
    anyOf: declared.map(({ status, node }) => {
      const schema = objectAt(node, 'content', 'application/json', 'schema');
      if (status === '200') return schema;
      const codesOfOtherStatuses = [...codes].filter(([otherStatus]) => otherStatus !== '409').flatMap(([, list]) => list);
      const code = status === '409' ? { not: { enum: codesOfOtherStatuses } } : { enum: codes.get(status) ?? [] };
      return { ...schema, properties: { code } };
    }),
  };
}

/** Returns the codes of the catalogue by virtual status, as text and as number. Unknown codes are business errors. */
function codesByStatus(document: JsonObject, hasBalanceStatus: boolean): Map<string, (string | number)[]> {
  const statuses = objectAt(document, 'x-gateway', 'statusOfClass');
  const codes = new Map<string, (string | number)[]>();
  for (const [code, entry] of Object.entries(objectAt(document, 'x-error-catalogue'))) {
    const kind = isObject(entry) ? String(entry['x-class']) : '';
    const status = String(kind === 'balance' && !hasBalanceStatus ? statuses.business : statuses[kind]);
    codes.set(status, [...(codes.get(status) ?? []), code, Number(code)]);
  }
  return codes;
}
