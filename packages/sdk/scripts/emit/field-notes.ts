import { codecTypes } from './decoded.ts';
import { type ContractDocument, componentName, type JsonSchema } from './document.ts';
import { limitsOf } from './limits.ts';

type Components = ContractDocument['components']['schemas'];

/**
 * A schema whose properties carry what an editor shows at the field: the description of the field, else that of its component, then the unit
 * and the decoded form of the component, and in a request the limits of the value and of the elements of a list.
 */
export function withFieldNotes(schema: JsonSchema, components: Components, use: 'request' | 'answer'): JsonSchema {
  const notedSubschemas = (part: JsonSchema) => withFieldNotes(part, components, use);
  return {
    ...schema,
    ...(schema.items && { items: notedSubschemas(schema.items) }),
    ...(schema.contentSchema && { contentSchema: notedSubschemas(schema.contentSchema) }),
    ...(schema.oneOf && { oneOf: schema.oneOf.map(notedSubschemas) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(notedSubschemas) }),
    ...(schema.allOf && { allOf: schema.allOf.map(notedSubschemas) }),
    ...(typeof schema.additionalProperties === 'object' && { additionalProperties: notedSubschemas(schema.additionalProperties) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, property]) => [name, notedSubschemas(withDescription(property, components, use))]),
      ),
    }),
  };
}

function withDescription(property: JsonSchema, components: Components, use: 'request' | 'answer'): JsonSchema {
  const node = resolved(property, components);
  const parts = [
    use === 'answer' && node['x-codec'] === 'flag' ? inBooleans(node.description) : node.description,
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

/** The component that a `$ref` names; keywords beside the `$ref` override those of the component. */
function resolved({ $ref, ...siblings }: JsonSchema, components: Components): JsonSchema {
  return $ref === undefined ? siblings : { ...components[componentName($ref)], ...siblings };
}

function unitOf(component: JsonSchema): string | undefined {
  return component['x-unit'] === undefined ? undefined : `In ${component['x-unit']}.`;
}

/** A flag of the wire described as the boolean that it is decoded to: "True when points are enabled." */
function inBooleans(description: string | undefined): string | undefined {
  return description?.replace(/^1 (?=when|for|after|once)/, 'True ').replace(/, 0 (?=when|while|for)/, ', false ');
}

/** A whole number and a boolean need no note: the type says it. */
function formOf({ 'x-codec': codec }: JsonSchema): string | undefined {
  return codec === undefined || codec === 'int' || codec === 'flag' ? undefined : codecTypes[codec];
}
