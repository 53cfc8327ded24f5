/** A JSON object of a contract that is not yet known to be sound. */
export type JsonObject = { readonly [key: string]: unknown };

/** One thing that a rule found wrong. */
export interface Finding {
  readonly rule: string;
  /** JSON Pointer into the contract, or a file. */
  readonly at: string;
  readonly problem: string;
}

/** A place in the contract with its pointer. */
export interface Place {
  readonly at: string;
  readonly node: JsonObject;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object below some keys; an empty one where there is none, since a rule about its content then has nothing to say. */
export function objectAt(root: unknown, ...keys: readonly string[]): JsonObject {
  const found = keys.reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), root);
  return isObject(found) ? found : {};
}

/** The texts of a list; anything else in it is left out. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** One step further down a JSON Pointer. */
export function below(at: string, ...keys: readonly (string | number)[]): string {
  return [at, ...keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/**
 * The node behind local `$ref`s, with the words that stand beside a `$ref` laid over it; empty for a `$ref` that leads nowhere or in a circle
 * of nothing but `$ref`s.
 */
export function follow(document: JsonObject, node: JsonObject): JsonObject {
  let current = node;
  for (let hops = 0; typeof current.$ref === 'string'; hops++) {
    if (hops > 20) return {};
    const { $ref, ...beside } = current;
    const keys = String($ref)
      .replace(/^#\//, '')
      .split('/')
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    current = { ...objectAt(document, ...keys), ...beside };
  }
  return current;
}
