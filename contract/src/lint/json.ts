/** A JSON object of a contract that is not validated yet. */
export type JsonObject = { readonly [key: string]: unknown };

/** A violation of a rule. */
export interface Finding {
  readonly rule: string;
  /** JSON Pointer into the contract, or a file. */
  readonly at: string;
  readonly problem: string;
}

/** A node of the contract with its pointer. */
export interface Place {
  readonly at: string;
  readonly node: JsonObject;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the object below some keys; an empty one when it is missing, for which a rule has no findings. */
export function objectAt(root: unknown, ...keys: readonly string[]): JsonObject {
  const found = keys.reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), root);
  return isObject(found) ? found : {};
}

/** Returns the strings of a list; other elements are ignored. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Appends keys to a JSON Pointer. */
export function below(at: string, ...keys: readonly (string | number)[]): string {
  return [at, ...keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/**
 * Resolves local `$ref`s of a node, merged with the keywords next to a `$ref`; empty for a `$ref` without a target or in a cycle of only
 * `$ref`s.
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
