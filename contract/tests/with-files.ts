import { type Operation, resolve } from '../src/index.ts';
import { objectAt } from '../src/lint/json.ts';

/** Replaces file names in an example by small files of that name, because JSON cannot contain files. */
export function withFiles({ requestSchema }: Operation, request: object): Record<string, unknown> {
  const isFile = (name: string) => objectAt(resolve(requestSchema.properties?.[name] ?? {})).format === 'binary';
  return Object.fromEntries(
    Object.entries(request).map(([name, part]) => [name, isFile(name) && typeof part === 'string' ? new File(['picture'], part) : part]),
  );
}
