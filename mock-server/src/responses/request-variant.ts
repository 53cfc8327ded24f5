import { type Operation, resolve } from '@mall/contract';

/**
 * Returns the name of the example whose example request selects the same alternative of the response as a request: "shops" for a search with
 * `searchType` 2. Undefined where this is the first example, or where the response has no alternatives.
 */
export function exampleOfVariant(operation: Operation, request: Readonly<Record<string, unknown>>): string | undefined {
  if (!operation.requestDiscriminator) return undefined;
  const { field, missing } = operation.requestDiscriminator;
  const selected = request[field] ?? missing;
  const [match] =
    Object.entries(operation.request.examples ?? {}).find(([, example]) => {
      const value: { readonly [name: string]: unknown } = Object(resolve(example).value);
      return (value[field] ?? missing) === selected;
    }) ?? [];
  return match === 'ok' ? undefined : match;
}
