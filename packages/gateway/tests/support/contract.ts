import { type Operation, resolve, type Schema } from '@mall/contract';
import { tinyImage } from './fixtures/images.ts';

/** A schema of the contract with the limits that tests violate. */
export interface FieldSchema extends Schema {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly unknown[];
}

export type Request = Record<string, unknown>;

/** A location in a request: `['cart', '0', 'cart_id']` is that key of the list's first element. */
export interface Place {
  readonly path: readonly string[];
  readonly schema: FieldSchema;
  /** Whether the object around it requires it. */
  readonly required: boolean;
}

/** Returns every location of a value in an operation's request, parents before their parts. */
export function placesOf(operation: Operation): Place[] {
  return partsOf(operation.requestSchema, []);
}

function partsOf(schema: FieldSchema, path: readonly string[]): Place[] {
  const named = Object.entries(schema.properties ?? {}).map(([name, part]) => ({ name, part, required: schema.required?.includes(name) }));
  const parts = schema.items ? [...named, { name: '0', part: schema.items, required: false }] : named;
  return parts.flatMap(({ name, part, required = false }) => {
    const place = { path: [...path, name], schema: resolve<FieldSchema>(part), required };
    return [place, ...partsOf(place.schema, place.path)];
  });
}

/** Returns the contract's example of a successful request. */
export function exampleOf(operation: Operation): Request {
  const example = operation.request.examples?.ok;
  if (!example || !('value' in example)) throw new Error(`${operation.api} has no example`);
  // The contract's linter validates examples against their schema, and every request is an object.
  const request = structuredClone(example.value as Request);
  const files = Object.entries(operation.requestSchema.properties ?? {}).filter(([, schema]) => resolve(schema).format === 'binary');
  // The example has a file name; a request has the file.
  for (const [name] of files) request[name] = new File([tinyImage], String(request[name]));
  return request;
}

/** Returns the request with another value at a location; `undefined` removes the value. Creates missing parents. */
export function withValue(request: Request, [head = '', ...rest]: readonly string[], value: unknown): Request {
  const part = rest.length === 0 ? value : withPart(request[head], rest, value);
  const { [head]: _, ...others } = request;
  return part === undefined ? others : { ...others, [head]: part };
}

function withPart(part: unknown, path: readonly string[], value: unknown): unknown {
  if (!/^\d+$/.test(path[0] ?? '')) return withValue(isRequest(part) ? part : {}, path, value);
  const list: unknown[] = Array.isArray(part) ? part : [];
  const changed = withValue({ ...list }, path, value);
  return Object.values(changed);
}

function isRequest(part: unknown): part is Request {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

/** Returns a request as form fields: JSON where the contract requires it, comma-separated lists, files unchanged. */
export function fieldsOf(operation: Operation, request: Request): Record<string, string | Blob> {
  return Object.fromEntries(Object.entries(request).map(([name, value]) => [name, fieldOf(operation, name, value)]));
}

function fieldOf(operation: Operation, name: string, value: unknown): string | Blob {
  if (value instanceof Blob) return value;
  if (isJson(operation, name)) return typeof value === 'string' ? value : JSON.stringify(value);
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** Returns whether a field is sent as JSON. */
export function isJson(operation: Operation, name: string): boolean {
  return operation.request.encoding?.[name]?.contentType === 'application/json';
}
