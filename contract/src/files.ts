import { resolve, type Schema } from './document.ts';
import type { FieldError } from './field-error.ts';
import type { Operation } from './operations.ts';

/** Returns the file fields of a request with their schemas; `maxLength` counts bytes. */
function fileFields({ requestSchema }: Operation): [string, Schema][] {
  return Object.entries(requestSchema.properties ?? {})
    .map(([name, property]): [string, Schema] => [name, resolve(property)])
    .filter(([, schema]) => schema.format === 'binary');
}

/** Returns a decoded request as plain JSON that a schema can validate: an empty text replaces each file in a file field. */
export function withoutFiles(operation: Operation, request: Record<string, unknown>): Record<string, unknown> {
  const files = fileFields(operation).filter(([name]) => request[name] instanceof Blob);
  return { ...request, ...Object.fromEntries(files.map(([name]) => [name, ''])) };
}

/** Returns the errors of the file fields of an otherwise valid request: a text instead of a file, or too many bytes. */
export function fileErrors(operation: Operation, request: Record<string, unknown>): FieldError[] {
  return fileFields(operation).flatMap(([field, { maxLength = Number.POSITIVE_INFINITY }]): FieldError[] => {
    const file = request[field];
    if (file === undefined) return [];
    if (!(file instanceof Blob)) return [{ field, rule: 'type', limit: 'file' }];
    return file.size > maxLength ? [{ field, rule: 'maxLength', limit: maxLength }] : [];
  });
}
