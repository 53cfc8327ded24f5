import { type Operation, resolve } from '../src/index.ts';
import { objectAt } from '../src/lint/json.ts';

/** JSON holds no files: an example says a name, and a small file of that name takes its place. */
export function withFiles({ requestSchema }: Operation, request: object): Record<string, unknown> {
  const isFile = (name: string) => objectAt(resolve(requestSchema.properties?.[name] ?? {})).format === 'binary';
  return Object.fromEntries(
    Object.entries(request).map(([name, part]) => [name, isFile(name) && typeof part === 'string' ? new File(['picture'], part) : part]),
  );
}
