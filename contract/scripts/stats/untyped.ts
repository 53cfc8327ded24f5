import { isObject, type JsonObject, type Place } from '../../src/lint/json.ts';
import { allSchemas, requestSchemas, subschemas } from '../../src/lint/schemas.ts';

/** An underspecified schema. */
export interface Untyped {
  readonly at: string;
  /** The reason, from `x-untyped`; undefined when there is none. */
  readonly reason: string | undefined;
}

const annotationKeywords = new Set(['description', 'title', 'examples']);
const hasKeyword = (node: JsonObject) => Object.keys(node).some((key) => !annotationKeywords.has(key) && !key.startsWith('x-'));
const isType = (node: JsonObject, type: string) => [node.type].flat().includes(type);

/** Returns schemas that are `{}`, an object of unknown fields, or an unbounded text in a request; ignores values that are always empty. */
export function untypedNodes(document: JsonObject): Untyped[] {
  const places = allSchemas(document).flatMap((place) => [place, ...emptySubschemas(place)]);
  const openSchemas = places.filter(({ node }) => !hasKeyword(node) || isOpenObject(node));
  const unboundedTexts = requestSchemas(document).filter(({ node }) => isUnboundedText(node));
  const byPointer = new Map([...openSchemas, ...unboundedTexts].map((place) => [place.at, place]));
  return [...byPointer.values()].map(({ at, node }) => {
    const reason = node['x-untyped'];
    return { at, reason: typeof reason === 'string' && reason !== '' ? reason : undefined };
  });
}

/** Returns the empty subschemas, which {@link allSchemas} skips. */
function emptySubschemas({ at, node }: Place): Place[] {
  return subschemas({ at, node })
    .filter(({ keyword, value }) => isObject(value) && Object.keys(value).length === 0 && !(keyword === 'items' && node.maxItems === 0))
    .map((empty) => ({ at: empty.at, node: {} }));
}

function isOpenObject(node: JsonObject): boolean {
  if (!isType(node, 'object') || 'properties' in node || node.maxProperties === 0) return false;
  return !isObject(node.additionalProperties) && !['allOf', 'anyOf', 'oneOf'].some((keyword) => keyword in node);
}

function isUnboundedText(node: JsonObject): boolean {
  return isType(node, 'string') && !['maxLength', 'pattern', 'format', 'enum', 'const'].some((bound) => bound in node);
}
