/** Values that fit few fields; each replaces each part of an example in turn. */
const replacements: readonly unknown[] = [null, '', 'x'.repeat(101), -1, 1.5, '1', true, [], {}, 2 ** 40];

/** Returns copies of an example with one change each: each part removed, and each part replaced by an unrelated value. */
export function mutations(example: unknown): unknown[] {
  return pathsIn(example).flatMap((path) => [
    mutate(example, path, undefined),
    ...replacements.map((replacement) => mutate(example, path, replacement)),
  ]);
}

type Path = readonly string[];

/** Returns every part of a value by its path; of a list only the first two elements, because the others are similar. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : [];
  const entries = Object.entries(value).slice(0, Array.isArray(value) ? 2 : undefined);
  return [...(path.length > 0 ? [path] : []), ...entries.flatMap(([key, part]) => pathsIn(part, [...path, key]))];
}

function mutate(example: unknown, path: Path, value: unknown): unknown {
  const copy: unknown = structuredClone(example);
  const parent = path.slice(0, -1).reduce<unknown>((node, key) => Reflect.get(Object(node), key), copy);
  const last = path.at(-1) ?? '';
  if (Array.isArray(parent) && value === undefined) parent.splice(Number(last), 1);
  else if (value === undefined) Reflect.deleteProperty(Object(parent), last);
  else Reflect.set(Object(parent), last, value);
  return copy;
}
