import { type ContractDocument, componentName, type JsonSchema, resolve, type Scalar } from './document.ts';
import { reachable, references } from './graph.ts';
import { pascal } from './names.ts';

const extension = 'x-request-discriminator';

type Components = ContractDocument['components']['schemas'];

/** The kinds of responses of an operation, which a request field determines. */
export interface VariantsModel {
  readonly field: string;
  /** The value that a missing field means; undefined for a required field. */
  readonly missing: Scalar | undefined;
  readonly kinds: readonly VariantModel[];
}

/** The response to one value of the field. */
export interface VariantModel {
  readonly value: Scalar;
  /** "Products", from the name of the value. */
  readonly name: string;
}

/** Returns the kinds of responses of an operation; undefined where its response does not depend on a request field. */
export function readVariants(document: ContractDocument, input: JsonSchema, data: JsonSchema): VariantsModel | undefined {
  const { schemas } = document.components;
  const [discriminator] = [data, ...componentsOf(data, schemas)].flatMap(discriminatorsIn);
  if (!discriminator) return undefined;
  const { field, values, missing } = discriminator;
  const names = resolve(document, input.properties?.[field] ?? {})['x-enum-varnames'] ?? [];
  return { field, missing, kinds: values.map((value, index) => ({ value, name: pascal(names[index] ?? String(value)) })) };
}

/** Returns `data` of one kind: references on the way to the alternatives are inlined, and only the alternative of this kind is left. */
export function variantOf(schema: JsonSchema, components: Components, index: number): JsonSchema {
  const isConcerned = [schema, ...componentsOf(schema, components)].some((part) => discriminatorsIn(part).length > 0);
  if (!isConcerned) return schema;
  const { $ref, ...beside } = schema;
  if ($ref !== undefined) return variantOf({ ...components[componentName($ref)], ...beside }, components, index);
  if (schema[extension]) return schema.anyOf?.[index] ?? {};
  return {
    ...schema,
    ...(schema.items && { items: variantOf(schema.items, components, index) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, property]) => [name, variantOf(property, components, index)]),
      ),
    }),
  };
}

function componentsOf(schema: JsonSchema, components: Components): readonly JsonSchema[] {
  return [...reachable(references(schema), components)].map((name) => components[name] ?? {});
}

/** Returns the discriminators in a schema, without those of components to which it refers. */
function discriminatorsIn(schema: JsonSchema): readonly NonNullable<JsonSchema[typeof extension]>[] {
  const own = schema[extension];
  const parts = [...(schema.items ? [schema.items] : []), ...Object.values(schema.properties ?? {})];
  return [...(own ? [own] : []), ...parts.flatMap(discriminatorsIn)];
}
