import type { Operation } from './operation.ts';

type Shape = Pick<Operation<unknown, unknown>, 'multipart' | 'json'>;

/**
 * Encodes an input as the gateway's form: undefined and null are left out, booleans are 1 and 0, objects and `json` fields are JSON text,
 * other lists are joined by commas, files go as they are.
 */
export function encode({ multipart, json }: Shape, fields: object): URLSearchParams | FormData {
  const form = multipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    const parts: unknown[] = Array.isArray(value) && value[0] instanceof Blob ? value : [value];
    for (const part of parts) {
      if (part instanceof Blob && form instanceof FormData) form.append(name, part);
      else form.append(name, text(part, json?.includes(name)));
    }
  }
  return form;
}

function text(value: unknown, json: boolean | undefined): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (json || (typeof value === 'object' && !Array.isArray(value))) return JSON.stringify(value);
  return String(value);
}
