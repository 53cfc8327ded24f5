import { type Operation, resolve } from '@mall/contract';

/** The form fields of a request. */
export type Fields = Record<string, string>;

/** The request example `ok` of an operation as form fields. */
export function okFields(operation: Operation): Fields {
  const example = operation.request.examples?.ok;
  if (!example) throw new Error(`${operation.api} has no request example "ok"`);
  const { value } = resolve(example);
  return encodeFields(operation, typeof value === 'object' && value !== null ? value : {});
}

/** Encodes a request as form fields: JSON where the contract's encoding requires it, lists separated by commas, booleans as 1 and 0. */
export function encodeFields(operation: Operation, request: object): Fields {
  return Object.fromEntries(
    Object.entries(request).map(([name, value]) => {
      const json = operation.request.encoding?.[name]?.contentType === 'application/json';
      return [name, json ? JSON.stringify(value) : encodeScalar(value)];
    }),
  );
}

function encodeScalar(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return Array.isArray(value) ? value.map(encodeScalar).join(',') : String(value);
}

/** The body of a call: multipart where the contract requires it. The value of a file field is the name of a small sample file. */
export function formBody(operation: Operation, fields: Fields): URLSearchParams | FormData {
  if (!operation.multipart) return new URLSearchParams(fields);
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    data.append(name, isFileField(operation, name) ? new File(['image'], value) : value);
  }
  return data;
}

/** Whether a field of the request holds a file. */
export function isFileField({ requestSchema }: Operation, name: string): boolean {
  return resolve(requestSchema.properties?.[name] ?? {}).format === 'binary';
}
