import { type Operation, resolve, type Schema } from '@mall/contract';
import { type Fault, unknownName } from '../faults.ts';
import { isJsonObject } from '../json-object.ts';

/** A member of a value that its schema does not describe. */
interface UndescribedName {
  /** "data.list.0.nam". */
  readonly path: string;
  readonly name: string;
  /** The names that the schema describes there. */
  readonly known: readonly string[];
}

/** The fields of a changed response that the contract does not describe, each with similar names; `field` is the path of the change. */
export function unknownFields(operation: Operation, status: number, field: string, change: unknown): Fault[] {
  const response = operation.responses[String(status)]?.content?.['application/json']?.schema;
  const data = response && resolve(response).properties?.data;
  return data ? undescribedNames(change, data, field).map(({ path, name, known }) => unknownName(path, 'field', name, known)) : [];
}

/** The members of a value that its schema does not describe; `path` is the path of the value. */
export function undescribedNames(value: unknown, schema: Schema, path: string): UndescribedName[] {
  const { properties, items, additionalProperties }: Schema & { readonly additionalProperties?: unknown } = resolve(schema);
  if (Array.isArray(value)) return items ? value.flatMap((item: unknown, index) => undescribedNames(item, items, `${path}.${index}`)) : [];
  // A schema without properties describes any object.
  if (!isJsonObject(value) || !properties) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const propertySchema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (propertySchema) return undescribedNames(part, propertySchema, `${path}.${name}`);
    if (additionalProperties !== undefined && additionalProperties !== false) return [];
    return [{ path: `${path}.${name}`, name, known: Object.keys(properties) }];
  });
}
