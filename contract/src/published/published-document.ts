import { contract } from '../document.ts';
import { isObject, type JsonObject, objectAt } from '../lint/json.ts';
import { type Operation, operations } from '../operations.ts';
import { asSent } from './sent-schema.ts';

const json = 'application/json';
const key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', pattern: '^[\\w.:-]{8,255}$' } };

/** An OpenAPI server object. */
export interface Server {
  readonly url: string;
  readonly description: string;
}

/**
 * The contract for clients that call the virtual paths of our gateway or mock: requests as JSON or as a form, under a name of their own and
 * with the fields of the transport; responses in the JSON types that our gateway sends.
 */
export function publishedDocument(servers: readonly Server[]): JsonObject {
  const published = [...operations.values()].map((operation) => ({ operation, post: objectAt(contract, 'paths', operation.path, 'post') }));
  const components = objectAt(contract, 'components');
  return {
    ...contract,
    servers,
    paths: Object.fromEntries(published.map(({ operation, post }) => [operation.path, { post: publishedOperation(operation, post) }])),
    components: {
      ...components,
      responses: asSent(components.responses),
      schemas: { ...objectAt({ schemas: asSent(components.schemas) }, 'schemas'), ...requestSchemas(published) },
    },
  };
}

interface Published {
  readonly operation: Operation;
  readonly post: JsonObject;
}

function publishedOperation(operation: Operation, post: JsonObject): JsonObject {
  return {
    ...post,
    ...(operation.idempotency === 'key' && {
      parameters: [{ ...key, description: 'One key for all attempts of a call: the operation takes effect once.' }],
    }),
    requestBody: { ...objectAt(post, 'requestBody'), content: publishedContent(operation, post) },
    responses: asSent(post.responses),
  };
}

/** Files need a multipart form; every other request may be JSON, which reads the same fields. */
function publishedContent(operation: Operation, post: JsonObject): JsonObject {
  const content = objectAt(post, 'requestBody', 'content');
  const named = Object.entries(content).map(([type, media]) => [type, { ...objectAt({ media }, 'media'), schema: reference(operation) }]);
  const { examples } = operation.request;
  const asJson = { schema: reference(operation), ...(examples && { examples }) };
  return { ...(!operation.multipart && { [json]: asJson }), ...Object.fromEntries(named) };
}

/** "catalog.product" names "CatalogProductRequest". */
function requestName({ id }: Operation): string {
  const words = id.split(/[.-]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Request`;
}

function reference(operation: Operation): JsonObject {
  return { $ref: `#/components/schemas/${requestName(operation)}` };
}

function requestSchemas(published: readonly Published[]): JsonObject {
  return Object.fromEntries(
    published.map(({ operation }) => {
      const schema: unknown = operation.requestSchema;
      const properties = { ...objectAt(schema, 'properties'), ...transportFields(operation) };
      return [requestName(operation), { ...(isObject(schema) && schema), description: `Request of ${operation.id}.`, properties }];
    }),
  );
}

/** The fields that every operation reads beside its own. */
function transportFields(operation: Operation): JsonObject {
  const session = {
    access_id: {
      $ref: '#/components/schemas/AccessId',
      description: 'Session token, issued as `access_id` by the operations with `x-issues-token`; omit for a visitor.',
    },
  };
  return {
    // There the transport's field carries an alias of a field of the operation, and no session.
    ...(!operation.takesAccessId && session),
    language: {
      type: 'string',
      maxLength: 10,
      description: 'Language of texts: en, zh, tn or ko, or a locale, en_US, zh_CN, zh_TW or ko_KR; `Accept-Language` when missing.',
    },
  };
}
