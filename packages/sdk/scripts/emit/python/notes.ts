import { componentName, type JsonSchema } from '../document.ts';
import { limitsOf } from '../limits.ts';

type Components = Readonly<Record<string, JsonSchema>>;

/** Returns the documentation of a field: its description or that of its component, then unit, named values, and in a request the limits. */
export function fieldNote(field: JsonSchema, components: Components, use: 'request' | 'response'): string {
  const { $ref, ...own } = field;
  const node: JsonSchema = $ref === undefined ? own : { ...components[componentName($ref)], ...own };
  const limits = use === 'request' ? [limitsOf(node), limitsOfElements(node, components)] : [];
  const unit = node['x-unit'] === undefined || node.description?.includes(node['x-unit']) ? undefined : `In ${node['x-unit']}.`;
  return [inJson(node.description), unit, valuesOf(node), ...limits].filter(Boolean).join(' ');
}

/** Leaves out what concerns forms and other servers: the package sends JSON to our own. */
export function inJson(description: string | undefined): string | undefined {
  return description
    ?.replaceAll(/ ?In a form: [^.]*\./g, '')
    .replaceAll(/; other servers also send[^.;]*(?:\("[^"]*"\))?(?=[.;])/g, '')
    .trim();
}

/** Returns the meanings of the values of an enum: "Values: 0 Unpaid; 1 Paid." */
function valuesOf(schema: JsonSchema): string | undefined {
  const { enum: values = [], 'x-enum-descriptions': meanings } = schema.anyOf?.find((part) => part.enum) ?? schema;
  if (!meanings) return undefined;
  const named = values.map((value, index) => `${JSON.stringify(value)} ${meanings[index]?.replace(/\.$/, '') ?? ''}`);
  return `Values: ${named.join('; ')}.`;
}

function limitsOfElements({ items }: JsonSchema, components: Components): string | undefined {
  const element = items?.$ref === undefined ? items : components[componentName(items.$ref)];
  const limits = element && limitsOf(element);
  return limits === undefined ? undefined : `Each element: ${limits}`;
}
