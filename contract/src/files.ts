import { resolve, type Schema } from './document.ts';
import type { Operation } from './operations.ts';
import type { FieldError } from './validate.ts';

/** The fields of a request that hold a file, with their schemas; its `maxLength` counts bytes. */
function fileFields({ requestSchema }: Operation): [string, Schema][] {
  return Object.entries(requestSchema.properties ?? {})
    .map(([name, property]): [string, Schema] => [name, resolve(property)])
    .filter(([, schema]) => schema.format === 'binary');
}

/** A decoded request as the plain JSON that a schema can judge: an empty text stands for each file that is where a file belongs. */
export function withoutFiles(operation: Operation, request: Record<string, unknown>): Record<string, unknown> {
  const files = fileFields(operation).filter(([name]) => request[name] instanceof Blob);
  return { ...request, ...Object.fromEntries(files.map(([name]) => [name, ''])) };
}

/** What is wrong with the files of a request that keeps its schema otherwise: a text where a file belongs, or too many bytes. */
export function fileErrors(operation: Operation, request: Record<string, unknown>): FieldError[] {
  return fileFields(operation).flatMap(([field, { maxLength = Number.POSITIVE_INFINITY }]): FieldError[] => {
    const file = request[field];
    if (file === undefined) return [];
    if (!(file instanceof Blob)) return [{ field, rule: 'type', limit: 'file' }];
    return file.size > maxLength ? [{ field, rule: 'maxLength', limit: maxLength }] : [];
  });
}
