/** An entry needs a value that no earlier response contained. */
export class MissingValue extends Error {
  constructor(name: string) {
    super(`needs {${name}}, which no earlier response contained`);
  }
}

const placeholder = /\{([a-z]\w*)\}/gi;

/** The names of the placeholders in a text. */
export function valuesIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}

/**
 * Replaces the placeholders in a text by their values. An object or a list becomes JSON text.
 * @throws {MissingValue} when a value is not known
 */
export function withValues(text: string, values: ReadonlyMap<string, unknown>): string {
  return text.replace(placeholder, (_whole, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new MissingValue(name);
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  });
}

/**
 * Finds the value at a path of a response, `list[status=2].id`: `[0]` is an index, `[status=2,num>0]` selects the first item that matches the conditions.
 * For targets that respond with examples, `anyItem` selects the first item when none matches.
 * @returns undefined when there is no value
 */
export function valueAt(data: unknown, path: string, { anyItem }: { readonly anyItem: boolean }): unknown {
  return [...path.matchAll(/([^.[\]]+)|\[([^\]]*)\]/g)].reduce<unknown>((node, [, name, item]) => {
    if (name !== undefined) return propertyOf(node, name);
    if (!Array.isArray(node)) return undefined;
    if (item !== undefined && /^\d+$/.test(item)) return node[Number(item)];
    const conditions = item?.split(',') ?? [];
    return (
      node.find((candidate) => conditions.every((condition) => matchesCondition(candidate, condition))) ?? (anyItem ? node[0] : undefined)
    );
  }, data);
}

function propertyOf(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null && Object.hasOwn(node, name) ? Reflect.get(node, name) : undefined;
}

function matchesCondition(item: unknown, condition: string): boolean {
  const [, name = '', operator, expected = ''] = /^(\w+)([=>])(.*)$/.exec(condition) ?? [];
  const value = propertyOf(item, name);
  return operator === '=' ? String(value) === expected : Number(value) > Number(expected);
}
