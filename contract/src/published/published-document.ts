import { contract, resolve, type Schema } from '../document.ts';
import { isObject, type JsonObject, objectAt } from '../lint/json.ts';
import { type Operation, operations } from '../operations.ts';
import { withoutSchemaOfKeys } from './additional-properties.ts';
import { publishedDescription } from './description.ts';
import { isTextEnum, withOpenEnums } from './open-enums.ts';
import { replayedHeader, withRetryAfter } from './response-headers.ts';
import { securityOf, securitySchemes } from './security.ts';
import { toSentSchema } from './sent-schema.ts';
import { tooManyRequests } from './too-many-requests.ts';

const json = 'application/json';
const tooMany = 'too-many-requests';
const key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', pattern: '^[\\w.:-]{8,255}$' } };

/** An OpenAPI server object. */
export interface Server {
  readonly url: string;
  readonly description: string;
  /** Variables in `url`, by name. */
  readonly variables?: Readonly<Record<string, { readonly default: string; readonly description: string }>>;
}

/**
 * Returns the contract for clients that call the virtual paths of our gateway or mock: named request schemas as JSON or as a form, with the
 * fields of the transport; responses in the JSON types that our gateway sends.
 */
export function publishedDocument(servers: readonly Server[]): JsonObject {
  const published = [...operations.values()].map((operation) => ({ operation, post: objectAt(contract, 'paths', operation.path, 'post') }));
  const components = objectAt(contract, 'components');
  return {
    ...contract,
    info: { ...objectAt(contract, 'info'), description: publishedDescription },
    servers,
    paths: Object.fromEntries(published.map(({ operation, post }) => [operation.path, { post: publishedOperation(operation, post) }])),
    components: {
      ...components,
      securitySchemes,
      responses: { ...withRetryAfter(asObject(responsePart(components.responses))), [tooMany]: tooManyRequests },
      schemas: { ...responseSchemas(components.schemas), ...Object.fromEntries(published.flatMap(ownSchemas)) },
    },
  };
}

/** A part of the contract as responses of our gateway use it: in the JSON types that it sends, and open to new values of enumerations. */
const responsePart = (part: unknown) => withoutSchemaOfKeys(withOpenEnums(toSentSchema(part)));

/** Returns the schemas that several operations share. The code of a success is a constant, not an open enumeration. */
function responseSchemas(schemas: unknown): JsonObject {
  const sent = asObject(responsePart(schemas));
  return {
    ...sent,
    SuccessCode: toSentSchema(asObject(schemas).SuccessCode),
    Failure: withKnownCodes(withTypedData(asObject(sent.Failure))),
  };
}

/** Lists the codes of the catalogue as an open enumeration: a later version may add one. */
function withKnownCodes(failure: JsonObject): JsonObject {
  const properties = objectAt(failure, 'properties');
  const { description } = objectAt(properties, 'code');
  const codes = Object.entries(contract['x-error-catalogue']).filter(([code]) => code !== '200');
  const known = { type: 'string', enum: codes.map(([code]) => code), 'x-enum-varnames': codes.map(([, entry]) => entry['x-name']) };
  return { ...failure, properties: { ...properties, code: { description, anyOf: [known, { type: 'string' }] } } };
}

/** Other servers send anything as the data of a failure, ours an object or null. Some generators refuse a schema without a type. */
function withTypedData(failure: JsonObject): JsonObject {
  const { 'x-untyped': _, ...data } = objectAt(failure, 'properties', 'data');
  const typed = { ...data, type: ['object', 'null'], additionalProperties: true };
  return { ...failure, properties: { ...objectAt(failure, 'properties'), data: typed } };
}

interface Published {
  readonly operation: Operation;
  readonly post: JsonObject;
}

function publishedOperation(operation: Operation, post: JsonObject): JsonObject {
  const responses = asObject(responsePart(post.responses));
  const success = objectAt(responses, '200');
  const media = { ...objectAt(success, 'content', json), schema: reference(operation, 'Envelope') };
  return {
    ...post,
    security: securityOf(operation),
    ...(operation.idempotency === 'key' && {
      parameters: [{ ...key, description: 'One key for all attempts of a call: the operation takes effect once.' }],
    }),
    requestBody: { ...objectAt(post, 'requestBody'), content: publishedContent(operation, post) },
    responses: {
      ...responses,
      '200': { ...success, ...(operation.idempotency === 'key' && { headers: replayedHeader }), content: { [json]: media } },
      '429': { $ref: `#/components/responses/${tooMany}` },
    },
  };
}

/** Returns the request body: files require a multipart form; every other request can also be JSON with the same fields. */
function publishedContent(operation: Operation, post: JsonObject): JsonObject {
  const schema = reference(operation, 'Request');
  const content = objectAt(post, 'requestBody', 'content');
  const named = Object.entries(content).map(([type, media]) => [type, { ...asObject(media), schema }]);
  const { examples } = operation.request;
  return { ...(!operation.multipart && { [json]: { schema, ...(examples && { examples }) } }), ...Object.fromEntries(named) };
}

/**
 * Returns "CatalogProductRequest" and "CatalogProductEnvelope" for "catalog.product": most generators use names with "Response" for their
 * own types.
 */
function nameOf({ id }: Operation, kind: 'Request' | 'Envelope'): string {
  const capitalizedWords = id.split(/[.-]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return capitalizedWords.join('') + kind;
}

function reference(operation: Operation, kind: 'Request' | 'Envelope'): JsonObject {
  return { $ref: `#/components/schemas/${nameOf(operation, kind)}` };
}

/** Returns the named schemas of an operation's request and response, which generated types use. */
function ownSchemas({ operation, post }: Published): [string, JsonObject][] {
  const request = asObject(operation.requestSchema);
  const properties = { ...ownFields(operation), ...transportFields(operation) };
  const envelope = asObject(responsePart(objectAt(post, 'responses', '200', 'content', json, 'schema')));
  return [
    [nameOf(operation, 'Request'), { ...request, description: `Request of ${operation.id}.`, properties }],
    [nameOf(operation, 'Envelope'), { ...envelope, description: `Response of ${operation.id}.` }],
  ];
}

/** Returns the fields of an operation. A list states how a form encodes it, which its JSON type does not show. */
function ownFields({ requestSchema, request }: Operation): JsonObject {
  const fields = Object.entries(requestSchema.properties ?? {}).map(([name, property]) => {
    const target = resolve(property);
    if (target.type !== 'array') return [name, closed(property)];
    const isJson = request.encoding?.[name]?.contentType === json;
    const ownProperties = asObject(property).description ?? asObject(target).description;
    const description = [ownProperties, isJson ? 'In a form: JSON text.' : 'In a form: joined by commas.'];
    return [name, { ...property, description: description.filter(Boolean).join(' ') }];
  });
  return Object.fromEntries(fields);
}

/** Returns a field of a request. An enumeration shared with responses is inlined, because it is closed in requests. */
function closed(property: Schema): JsonObject {
  const { $ref, ...beside } = asObject(property);
  const target = asObject(toSentSchema(resolve(property)));
  return typeof $ref === 'string' && isTextEnum(target) ? { ...target, ...beside } : asObject(property);
}

function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** Returns the fields that every operation reads in addition to its own. */
function transportFields(operation: Operation): JsonObject {
  const session = {
    access_id: {
      $ref: '#/components/schemas/AccessId',
      description:
        'Session token, issued as `access_id` by the operations with `x-issues-token`; `Authorization: Bearer` when missing, without both a visitor.',
    },
  };
  return {
    // In such operations the transport's field is an alias of a field of the operation, not the session.
    ...(!operation.takesAccessId && session),
    language: {
      type: 'string',
      maxLength: 10,
      description: 'Language of texts: en, zh, tn or ko, or a locale, en_US, zh_CN, zh_TW or ko_KR; `Accept-Language` when missing.',
    },
  };
}
