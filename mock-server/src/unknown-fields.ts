import { type Operation, resolve, type Schema } from '@mall/contract';
import { type Fault, unknownName } from './faults.ts';
import { isJsonObject } from './json-object.ts';

/** The fields of a changed answer that the contract does not describe, each with the nearest names; `field` names the change. */
export function unknownFields(operation: Operation, status: number, field: string, change: unknown): Fault[] {
  const answer = operation.responses[String(status)]?.content?.['application/json']?.schema;
  const data = answer && resolve(answer).properties?.data;
  return data ? unknownFieldFaults(change, data, field) : [];
}

function unknownFieldFaults(value: unknown, schema: Schema, path: string): Fault[] {
  const { properties, items, additionalProperties }: Schema & { readonly additionalProperties?: unknown } = resolve(schema);
  if (Array.isArray(value))
    return items ? value.flatMap((item: unknown, index) => unknownFieldFaults(item, items, `${path}.${index}`)) : [];
  // A schema without properties describes any object.
  if (!isJsonObject(value) || !properties) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const propertySchema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (propertySchema) return unknownFieldFaults(part, propertySchema, `${path}.${name}`);
    if (additionalProperties !== undefined && additionalProperties !== false) return [];
    return [unknownName(`${path}.${name}`, 'field', name, Object.keys(properties))];
  });
}
