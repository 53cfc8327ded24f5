import type { Operation } from './operation.ts';

type FormEncoding = Pick<Operation<unknown, unknown>, 'multipart' | 'files' | 'json' | 'emptyLists'>;

/**
 * Encodes an input as the gateway's form: undefined and null are omitted, booleans are 1 and 0, objects and `json` fields are JSON text,
 * other lists are joined by commas, files are sent unchanged. An empty list is an empty text, which means a missing field, or its
 * text in `emptyLists`.
 */
export function encodeForm({ multipart, files, json, emptyLists }: FormEncoding, fields: object): URLSearchParams | FormData {
  const form = multipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    const parts: unknown[] = Array.isArray(value) && value[0] instanceof Blob ? value : [value];
    for (const part of parts) {
      const isFile = part instanceof Blob || files?.[name];
      // Only a FormData has files; that of React Native accepts a native file where that of the web accepts a Blob.
      form.append(name, isFile ? (part as string) : text(part, json?.includes(name)) || (emptyLists?.[name] ?? ''));
    }
  }
  return form;
}

function text(value: unknown, json: boolean | undefined): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (json || (typeof value === 'object' && !Array.isArray(value))) return JSON.stringify(value);
  return String(value);
}
