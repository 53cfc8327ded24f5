import { posix } from 'node:path';
import { below, type Finding, isObject, type JsonObject } from './json.ts';
import { withSubschemas } from './schemas.ts';

/** A YAML file of the contract by its path from the contract's folder. */
export type ContractSources = ReadonlyMap<string, JsonObject>;

/** Schemas that describe the format of a value and not its meaning: a field that refers to one needs its own description. */
const plainScalars = new Set([
  'BooleanFlag',
  'Csv',
  'DateTime',
  'Flag',
  'Html',
  'IntLike',
  'Money',
  'MoneyNumber',
  'MoneyRange',
  'Text',
  'Url',
  'Writing',
]);

/** Requires that every property has a description, or refers to a named schema whose description fits every property of that type. */
export function propertiesAreDescribed(sources: ContractSources): Finding[] {
  return [...sources].flatMap(([file, root]) =>
    propertiesOf(file, root)
      .filter(({ value }) => isObject(value) && !isDescribed(value) && !isDescribed(meaningfulTarget(sources, file, value)))
      .map(({ at, name }) => ({
        rule: 'properties-are-described',
        at: below(at, 'properties', name),
        problem: `"${name}" has no description.`,
      })),
  );
}

/** Refuses a description that repeats the name of its property: "Shop id." for `shop_id` adds nothing. */
export function descriptionsAddMeaning(sources: ContractSources): Finding[] {
  return [...sources].flatMap(([file, root]) =>
    propertiesOf(file, root)
      .filter(({ name, value }) => isObject(value) && typeof value.description === 'string' && repeats(value.description, name))
      .map(({ at, name }) => ({
        rule: 'descriptions-add-meaning',
        at: below(at, 'properties', name),
        problem: `The description of "${name}" repeats its name.`,
      })),
  );
}

function repeats(description: string, name: string): boolean {
  const [text = '', words = ''] = [description, name].map((part) =>
    part
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/[\W_]+/g, ' ')
      .trim()
      .toLowerCase(),
  );
  return text === words || text === `${words} id`;
}

function propertiesOf(file: string, root: JsonObject): { at: string; name: string; value: unknown }[] {
  return schemasOf(file, root)
    .flatMap(withSubschemas)
    .flatMap(({ at, node }) =>
      Object.entries(isObject(node.properties) ? node.properties : {}).map(([name, value]) => ({ at, name, value })),
    );
}

function isDescribed(node: JsonObject): boolean {
  return typeof node.description === 'string' && node.description.trim() !== '';
}

function meaningfulTarget(sources: ContractSources, file: string, { $ref }: JsonObject): JsonObject {
  if (typeof $ref !== 'string' || plainScalars.has(posix.basename($ref, '.yaml'))) return {};
  return sources.get(posix.join(posix.dirname(file), $ref)) ?? {};
}

/** Returns the schemas of a file: the file itself below `schemas`, else those of its request and response bodies. */
function schemasOf(file: string, root: JsonObject): { at: string; node: JsonObject }[] {
  if (file.startsWith('schemas/')) return [{ at: `${file}#`, node: root }];
  return bodySchemas(`${file}#`, root);
}

function bodySchemas(at: string, node: JsonObject): { at: string; node: JsonObject }[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (!isObject(value)) return [];
    return key === 'schema' ? [{ at: below(at, key), node: value }] : bodySchemas(below(at, key), value);
  });
}
