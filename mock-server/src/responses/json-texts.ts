import { type Operation, resolve, type Schema } from '@mall/contract';
import { isJsonObject } from '../json-object.ts';
import type { Envelope } from './envelope.ts';
import { declaredExamples } from './preference.ts';

/**
 * Replaces the texts of a generated response that contain JSON (`contentMediaType`) by those of the example "ok": Prism generates words for them, which
 * no client can parse.
 */
export function withJsonTexts(operation: Operation, envelope: Envelope): Envelope {
  const schema = operation.responses['200']?.content?.['application/json']?.schema;
  const data = schema && resolve(schema).properties?.data;
  const example: unknown = declaredExamples(operation).find(({ name }) => name === 'ok')?.value;
  return data ? { ...envelope, data: replaceJsonTexts(envelope.data, data, isJsonObject(example) ? example.data : undefined) } : envelope;
}

function replaceJsonTexts(value: unknown, schema: Schema, sample: unknown): unknown {
  const { items, properties = {}, contentMediaType }: Schema & { readonly contentMediaType?: string } = resolve(schema);
  if (typeof value === 'string') return contentMediaType === 'application/json' ? (sample ?? '[]') : value;
  if (Array.isArray(value))
    return items ? value.map((item) => replaceJsonTexts(item, items, Array.isArray(sample) ? sample[0] : undefined)) : value;
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const known = properties[name];
      return [name, known ? replaceJsonTexts(part, known, isJsonObject(sample) ? sample[name] : undefined) : part];
    }),
  );
}
