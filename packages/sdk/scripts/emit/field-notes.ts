import { codecTypes } from './decoded.ts';
import { type ContractDocument, componentName, type JsonSchema } from './document.ts';
import { limitsOf } from './limits.ts';

type Components = ContractDocument['components']['schemas'];

/**
 * Returns the schema with complete descriptions of its properties for editors: the description of the field or of its component, then the
 * unit and the decoded type of the component, and in a request the limits of the value and of the elements of a list.
 */
export function withFieldNotes(schema: JsonSchema, components: Components, use: 'request' | 'response'): JsonSchema {
  const describeSubschema = (part: JsonSchema) => withFieldNotes(part, components, use);
  return {
    ...schema,
    ...(schema.items && { items: describeSubschema(schema.items) }),
    ...(schema.contentSchema && { contentSchema: describeSubschema(schema.contentSchema) }),
    ...(schema.oneOf && { oneOf: schema.oneOf.map(describeSubschema) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(describeSubschema) }),
    ...(schema.allOf && { allOf: schema.allOf.map(describeSubschema) }),
    ...(typeof schema.additionalProperties === 'object' && { additionalProperties: describeSubschema(schema.additionalProperties) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, property]) => [name, describeSubschema(withDescription(property, components, use))]),
      ),
    }),
  };
}

function withDescription(property: JsonSchema, components: Components, use: 'request' | 'response'): JsonSchema {
  const node = resolved(property, components);
  const parts = [
    use === 'response' && node['x-codec'] === 'flag' ? inBooleans(node.description) : node.description,
    ...(property.$ref === undefined ? [] : [unitOf(node), formOf(node)]),
    ...(use === 'request' ? [limitsOf(node), limitsOfElements(node, components)] : []),
  ];
  const description = parts.filter((part) => part !== undefined).join(' ');
  return description === '' ? property : { ...property, description };
}

function limitsOfElements({ items }: JsonSchema, components: Components): string | undefined {
  const limits = items && limitsOf(resolved(items, components));
  return limits === undefined ? undefined : `Each element: ${limits}`;
}

/** Returns the component of a `$ref`; keywords beside the `$ref` override those of the component. */
function resolved({ $ref, ...siblings }: JsonSchema, components: Components): JsonSchema {
  return $ref === undefined ? siblings : { ...components[componentName($ref)], ...siblings };
}

function unitOf(component: JsonSchema): string | undefined {
  return component['x-unit'] === undefined ? undefined : `In ${component['x-unit']}.`;
}

/** Rewrites the description of a flag (0, 1) for the decoded boolean: "True when points are enabled." */
function inBooleans(description: string | undefined): string | undefined {
  return description?.replace(/^1 (?=when|for|after|once)/, 'True ').replace(/, 0 (?=when|while|for)/, ', false ');
}

/** Returns the decoded form of a codec; undefined for numbers and booleans, whose type is sufficient. */
function formOf({ 'x-codec': codec }: JsonSchema): string | undefined {
  return codec === undefined || codec === 'int' || codec === 'flag' ? undefined : codecTypes[codec];
}
