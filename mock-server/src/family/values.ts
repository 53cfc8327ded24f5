/** A value that an entry needs and no earlier response gave. */
export class MissingValue extends Error {
  constructor(name: string) {
    super(`needs {${name}}, which no earlier response gave`);
  }
}

const placeholder = /\{([a-z]\w*)\}/gi;

/** The names of the values that a text needs. */
export function valuesIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}

/**
 * The text with its values. An object or a list becomes JSON text.
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
 * What stands at a path of a response, `list[status=2].id`: `[0]` is a place in a list, `[status=2,num>0]` the first item that has these values.
 * Where responses are examples, `anyItem` takes the first item when none has them.
 * @returns undefined when nothing stands there
 */
export function valueAt(data: unknown, path: string, { anyItem }: { readonly anyItem: boolean }): unknown {
  return [...path.matchAll(/([^.[\]]+)|\[([^\]]*)\]/g)].reduce<unknown>((node, [, name, item]) => {
    if (name !== undefined) return propertyOf(node, name);
    if (!Array.isArray(node)) return undefined;
    if (item !== undefined && /^\d+$/.test(item)) return node[Number(item)];
    const conditions = item?.split(',') ?? [];
    return node.find((candidate) => conditions.every((condition) => holds(candidate, condition))) ?? (anyItem ? node[0] : undefined);
  }, data);
}

function propertyOf(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null && Object.hasOwn(node, name) ? Reflect.get(node, name) : undefined;
}

function holds(item: unknown, condition: string): boolean {
  const [, name = '', operator, wanted = ''] = /^(\w+)([=>])(.*)$/.exec(condition) ?? [];
  const value = propertyOf(item, name);
  return operator === '=' ? String(value) === wanted : Number(value) > Number(wanted);
}
