import { type MediaType, resolve, type Schema } from './document.ts';
import type { Operation } from './operations.ts';

/** A form on its way in: every value of every field, in order. `URLSearchParams` and `FormData` both fit. */
export interface Form {
  getAll(name: string): unknown[];
  has(name: string): boolean;
}

/**
 * Turns a form into the typed request the contract describes. Nothing is refused here: a value that does not read as its type stays as it
 * came, so that validation can name the fault. An empty text in a field that is no text counts as not sent, as clients of the family mean it,
 * and so does an untouched `<input type="file">`, which parsers read as a nameless empty file or as an empty text. Files come as they are.
 */
export function decodeForm(operation: Operation, form: Form): Record<string, unknown> {
  const request: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(operation.requestSchema.properties ?? {})) {
    const key = form.has(name) ? name : `${name}[]`;
    if (!form.has(key)) continue;
    const value = decodeField(form.getAll(key), resolve(property), encodingOf(operation.request, name));
    if (value !== undefined) request[name] = value;
  }
  return request;
}

function encodingOf(media: MediaType, name: string): string | undefined {
  return media.encoding?.[name]?.contentType;
}

function decodeField(values: unknown[], schema: Schema, contentType: string | undefined): unknown {
  const last = values.at(-1);
  if (last instanceof File && last.size === 0 && last.name === '') return undefined;
  if (typeof last !== 'string') return last;
  if (contentType === 'application/json') return last === '' ? undefined : parseJson(last);
  if (schema.type === 'array') return decodeList(values, schema);
  return decodeScalar(last, schema);
}

function decodeList(values: unknown[], schema: Schema): unknown {
  const items = resolve(schema.items ?? {});
  const texts = values.flatMap((value) => (typeof value === 'string' ? value.split(',') : [])).filter((text) => text !== '');
  return texts.map((text) => decodeScalar(text, items));
}

function decodeScalar(text: string, schema: Schema): unknown {
  switch (schema.type) {
    case 'integer':
    case 'number':
      if (text === '') return undefined;
      return /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : text;
    case 'boolean':
      if (text === '') return undefined;
      return text === '1' || text === 'true' ? true : text === '0' || text === 'false' ? false : text;
    default:
      return text === '' && schema.format === 'binary' ? undefined : text;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
