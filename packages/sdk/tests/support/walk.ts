import { isRecord, type JsonSchema, resolve } from '../../scripts/emit/document.ts';
import { mergeAllOf } from '../../scripts/emit/merge.ts';
import { filledPart, isNull } from '../../scripts/emit/subset.ts';
import { document } from './contract.ts';

/** One value of a response and its schema. */
export interface Node {
  readonly schema: JsonSchema;
  readonly value: unknown;
  readonly path: readonly string[];
  /** Whether the field is optional in its object. */
  readonly optional: boolean;
  /** Whether the contract names it; items of a list and entries of a map have no name. */
  readonly named: boolean;
}

/**
 * Rewrites a copy of a response from the leaves up with a function that gets the schema of each value. Alternatives other than "or null"
 * are skipped: only the decoder can determine which of them a value matches.
 */
export function rewrite(root: JsonSchema, data: unknown, rewriteNode: (node: Node) => unknown): unknown {
  const walk = (open: JsonSchema, value: unknown, at: Pick<Node, 'path' | 'optional' | 'named'>): unknown => {
    const schema = resolvedAlternative(open);
    if (!schema) return value;
    const inner = enter(schema, value, (part, child, name) => {
      const named = name in (shapeOf(schema).properties ?? {});
      return walk(part, child, { path: [...at.path, name], optional: !(schema.required ?? []).includes(name), named });
    });
    return rewriteNode({ schema, value: inner, ...at });
  };
  return walk(root, structuredClone(data), { path: [], optional: false, named: false });
}

type Visit = (part: JsonSchema, child: unknown, name: string) => unknown;

function enter(schema: JsonSchema, value: unknown, visit: Visit): unknown {
  if (schema['x-codec'] === 'jsonText' && schema.contentSchema && typeof value === 'string') {
    const content = resolvedAlternative(schema.contentSchema);
    return content && value !== '' ? JSON.stringify(enter(content, JSON.parse(value), visit)) : value;
  }
  const { items, properties = {}, additionalProperties } = shapeOf(schema);
  if (Array.isArray(value)) return value.map((item, index) => (items ? visit(items, item, String(index)) : item));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => {
      const part = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
      return [name, part ? visit(part, child, name) : child];
    }),
  );
}

function shapeOf(schema: JsonSchema): JsonSchema {
  return schema['x-codec']?.startsWith('empty') ? (resolvedAlternative(filledPart(schema, 'a response')) ?? {}) : schema;
}

/** Returns the schema behind references and "or null"; undefined for alternatives. */
function resolvedAlternative(schema: JsonSchema): JsonSchema | undefined {
  const matchingAlternatives = resolve(document, schema);
  if (matchingAlternatives.allOf) return mergeAllOf(matchingAlternatives, document.components.schemas, 'a response');
  const alternatives = matchingAlternatives['x-codec'] ? undefined : (matchingAlternatives.oneOf ?? matchingAlternatives.anyOf);
  if (!alternatives) return matchingAlternatives;
  const [onlyAlternative, ...otherAlternatives] = alternatives.filter((part) => !isNull(part));
  return onlyAlternative && otherAlternatives.length === 0 ? resolvedAlternative(onlyAlternative) : undefined;
}
