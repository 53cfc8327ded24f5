import { componentName, isRecord, type JsonSchema } from './document.ts';

/** Returns the components that a schema refers to, in order of appearance, optionally without those in `properties` of objects. */
export function references(schema: JsonSchema | readonly JsonSchema[], throughProperties = true): string[] {
  const names: string[] = [];
  const walk = (node: unknown, isPropertyMap: boolean): void => {
    if (Array.isArray(node)) for (const item of node) walk(item, false);
    if (!isRecord(node)) return;
    if (!isPropertyMap && typeof node.$ref === 'string') names.push(componentName(node.$ref));
    for (const [name, part] of Object.entries(node)) {
      if (isPropertyMap) walk(part, false);
      else if (name === 'properties') throughProperties && walk(part, true);
      else if (!['examples', 'example', 'enum', 'const', 'default', '$ref'].includes(name)) walk(part, false);
    }
  };
  walk(schema, false);
  return [...new Set(names)];
}

/** Returns some components and all components that they refer to, directly or indirectly. */
export function reachable(from: readonly string[], schemas: Readonly<Record<string, JsonSchema>>): Set<string> {
  const visited = new Set<string>();
  const queue = [...from];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (visited.has(name)) continue;
    const schema = schemas[name];
    if (!schema) throw new Error(`The component "${name}" does not exist`);
    visited.add(name);
    queue.push(...references(schema));
  }
  return visited;
}

/** Sorts components topologically, dependencies first. A cycle must contain a property, whose getter is evaluated later. */
export function inOrder(
  names: Iterable<string>,
  schemas: Readonly<Record<string, JsonSchema>>,
): { order: string[]; cycles: Map<string, Set<string>> } {
  const requestedNames = [...names].sort();
  const reach = new Map(requestedNames.map((name) => [name, reachable(references(schemas[name] ?? {}), schemas)]));
  const cycles = new Map(
    requestedNames.map((name) => [name, new Set([...(reach.get(name) ?? [])].filter((other) => reach.get(other)?.has(name)))]),
  );
  const order: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (name: string): void => {
    if (state.get(name) === 'done') return;
    if (state.get(name) === 'open') throw new Error(`The component "${name}" names itself without an object's property between`);
    state.set(name, 'open');
    const cyclic = cycles.get(name) ?? new Set();
    const requiredReferences = new Set(references(schemas[name] ?? {}, false));
    for (const other of references(schemas[name] ?? {})) if (requiredReferences.has(other) || !cyclic.has(other)) visit(other);
    state.set(name, 'done');
    order.push(name);
  };
  for (const name of requestedNames) visit(name);
  return { order, cycles };
}
