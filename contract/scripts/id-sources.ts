import { follow, isObject, type JsonObject, objectAt } from '../src/lint/json.ts';
import { allSchemas } from '../src/lint/schemas.ts';

/** Where a client gets an id: an operation, and the field of its `data`. */
interface Source {
  readonly api: string;
  readonly id: string;
}

/** Where a client gets the id of a kind of record. */
export interface IdSource extends Source {
  /** The field for requests that name the record by a text. */
  readonly number?: string;
  /** Sources of single fields of requests, by operation and field, where another operation shows the id. */
  readonly requests?: Readonly<Record<string, Source>>;
}

export type IdSources = Readonly<Record<string, IdSource>>;

/**
 * Returns the document with the source of each id in the description of its request field.
 * @throws Error for a kind of record without a source, for a source that is no field of a response, and for a request field that does not name
 *   a record of the kind.
 */
export function withIdSources<Document extends JsonObject>(document: Document, sources: IdSources): Document {
  for (const source of Object.values(sources)) checkSource(document, source);
  const described = structuredClone(document);
  for (const [kind, { requests = {} }] of Object.entries(sources)) {
    for (const [name, source] of Object.entries(requests)) describeRequest(described, name, kind, source);
  }
  for (const { node } of allSchemas(described)) {
    for (const property of Object.values(objectAt(node, 'properties'))) {
      if (isObject(property)) Object.assign(property, describe(described, property, sources));
    }
  }
  return described;
}

function describe(document: JsonObject, property: JsonObject, sources: IdSources): { readonly description?: string } {
  const { description } = property;
  const items = follow(document, objectAt(property, 'items'));
  const kind = property['x-id-of'] ?? items['x-id-of'];
  const isOfObjects = property.type === 'object' || items.type === 'object';
  if (typeof description !== 'string' || typeof kind !== 'string' || kind === 'none' || isOfObjects) return {};
  const source = sources[kind];
  if (!source) throw new Error(`id-sources.yaml has no source for the kind of record "${kind}".`);
  if (description.includes(source.api) || description.includes(' Source: ')) return {};
  const { number = source.id } = source;
  const field = [property.type, items.type].includes('string') ? number : source.id;
  return { description: `${description} ${sourceText(source.api, field)}` };
}

/** Describes the source of one field of one request. */
function describeRequest(document: JsonObject, name: string, kind: string, source: Source): void {
  checkSource(document, source);
  const dot = name.lastIndexOf('.');
  const [api, field] = [name.slice(0, dot), name.slice(dot + 1)];
  const [body] = Object.values(objectAt(document, 'paths', `/${api}`, 'post', 'requestBody', 'content')).filter(isObject);
  const property = objectAt(objectAt(body, 'schema', 'properties'), field);
  const isOfKind = property['x-id-of'] === kind || objectAt(property, 'items')['x-id-of'] === kind;
  if (!isOfKind) throw new Error(`id-sources.yaml: ${name} is no request field that names a record of the kind "${kind}".`);
  Object.assign(property, { description: `${property.description} ${sourceText(source.api, source.id)}` });
}

const sourceText = (api: string, field: string) => `Source: \`${fieldPath(field)}\` of \`${api}\`.`;

const fieldPath = (field: string) => (field.startsWith('[') ? `data${field}` : `data.${field}`);

function checkSource(document: JsonObject, { api, id, number = id }: Source & Pick<IdSource, 'number'>): void {
  const response = objectAt(document, 'paths', `/${api}`, 'post', 'responses', '200', 'content', 'application/json', 'schema');
  for (const field of [id, number]) {
    const names = fieldPath(field).replaceAll('[]', '.[]').split('.');
    if (!hasField(document, response, names)) throw new Error(`id-sources.yaml: ${api} has no field ${fieldPath(field)}.`);
  }
}

/** Returns whether a schema, or one of its alternatives, has a field at a path; `[]` is an element of a list. */
function hasField(document: JsonObject, schema: JsonObject, [name, ...further]: readonly string[]): boolean {
  const node = follow(document, schema);
  const alternatives = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => node[keyword] ?? []).filter(isObject);
  if (name === undefined) return true;
  const next = name === '[]' ? node.items : objectAt(node, 'properties')[name];
  return (
    (isObject(next) && hasField(document, next, further)) ||
    alternatives.some((alternative) => hasField(document, alternative, [name, ...further]))
  );
}
