import { type Operation, resolve, type Schema } from '@mall/contract';
import { type Fault, unknownName } from './faults.ts';
import { isJsonObject } from './json-object.ts';

/** The fields of a changed answer that the contract does not describe, each with the nearest names; `field` names the change. */
export function unknownFields(operation: Operation, status: number, field: string, written: unknown): Fault[] {
  const answer = operation.responses[String(status)]?.content?.['application/json']?.schema;
  const data = answer && resolve(answer).properties?.data;
  return data ? faultsIn(written, data, field) : [];
}

function faultsIn(value: unknown, schema: Schema, at: string): Fault[] {
  const { properties, items, additionalProperties }: Schema & { readonly additionalProperties?: unknown } = resolve(schema);
  if (Array.isArray(value)) return items ? value.flatMap((item: unknown, index) => faultsIn(item, items, `${at}.${index}`)) : [];
  // A schema without properties describes any object.
  if (!isJsonObject(value) || !properties) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (known) return faultsIn(part, known, `${at}.${name}`);
    if (additionalProperties !== undefined && additionalProperties !== false) return [];
    return [unknownName(`${at}.${name}`, 'field', name, Object.keys(properties))];
  });
}
