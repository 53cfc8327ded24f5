import { becomes } from './decoded.ts';
import { type ContractDocument, componentName, type JsonSchema } from './document.ts';

type Components = ContractDocument['components']['schemas'];

/**
 * A schema whose `$ref` properties carry what an editor shows at the field: the description of the field, else that of the component,
 * then the unit and the decoded form of the component.
 */
export function withFieldNotes(schema: JsonSchema, components: Components): JsonSchema {
  const deeper = (part: JsonSchema) => withFieldNotes(part, components);
  return {
    ...schema,
    ...(schema.items && { items: deeper(schema.items) }),
    ...(schema.contentSchema && { contentSchema: deeper(schema.contentSchema) }),
    ...(schema.oneOf && { oneOf: schema.oneOf.map(deeper) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(deeper) }),
    ...(schema.allOf && { allOf: schema.allOf.map(deeper) }),
    ...(typeof schema.additionalProperties === 'object' && { additionalProperties: deeper(schema.additionalProperties) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, property]) => [name, deeper(noted(property, components))]),
      ),
    }),
  };
}

function noted(property: JsonSchema, components: Components): JsonSchema {
  if (property.$ref === undefined) return property;
  const component = components[componentName(property.$ref)] ?? {};
  const description = [property.description ?? component.description, unitOf(component), formOf(component)]
    .filter((part) => part !== undefined)
    .join(' ');
  return description === '' ? property : { ...property, description };
}

function unitOf(component: JsonSchema): string | undefined {
  return component['x-unit'] === undefined ? undefined : `In ${component['x-unit']}.`;
}

/** A whole number needs no note: its type says it. */
function formOf({ 'x-codec': codec }: JsonSchema): string | undefined {
  return codec === undefined || codec === 'int' ? undefined : becomes[codec];
}
