import { referenceOf, type SetName, type TokenFiles } from '../../src/theme/export/tokenModel.ts';
import { isRecord } from '../../src/theme/isRecord.ts';

const schema = 'https://www.designtokens.org/schemas/2025.10/format.json';

function has(file: unknown, path: readonly string[]): boolean {
  const node = path.reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), file);
  return isRecord(node) && '$value' in node;
}

/** Returns a value whose references start with the name of the set that has the token. */
function inBundle(value: unknown, set: string, files: Readonly<Record<string, unknown>>): unknown {
  const path = referenceOf(value);
  if (path) {
    const owner = [set, 'core'].find((name) => has(files[name], path));
    return owner === undefined ? value : `{${[owner, ...path].join('.')}}`;
  }
  if (Array.isArray(value)) return value.map((item) => inBundle(item, set, files));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inBundle(item, set, files)]));
}

/**
 * Returns the token files as one file, for tools that read the format but not the resolver: one group per file, also for other brands, which
 * have only the tokens in which they differ.
 */
export function bundle(names: readonly SetName[], files: TokenFiles, brands: Readonly<Record<string, unknown>>): unknown {
  const groups = names.map((name) => {
    const file = isRecord(files[name]) ? files[name] : {};
    const { $schema: _, $description, ...own } = file;
    // The palette is a group already: its references are identical in every form.
    const content = name === 'palette' && isRecord(own.palette) ? own.palette : own;
    return [name, { $description, ...Object(inBundle(content, name, files)) }];
  });
  const others = Object.entries(brands).map(([name, file]) => {
    const { $schema: _, ...own } = isRecord(file) ? file : {};
    return [name, inBundle(own, name, { ...files, [name]: file })];
  });
  return {
    $schema: schema,
    $description:
      'Design tokens of @mall/ui. Top-level groups are sets: the palette and the core are always used, with one color scheme and one density. The set of another brand replaces tokens of the palette and the core.',
    ...Object.fromEntries([...groups, ...others]),
  };
}

/** Returns the differences of another file, with the surrounding groups and types. */
function difference(one: unknown, other: unknown): unknown {
  if (!isRecord(other) || !isRecord(one) || JSON.stringify(one) === JSON.stringify(other)) return undefined;
  if ('$value' in other) return other;
  const members = Object.entries(other).map(([name, node]): [string, unknown] => {
    if (name.startsWith('$')) return [name, name === '$type' ? node : undefined];
    return [name, difference(one[name], node)];
  });
  return Object.fromEntries(members.filter(([, node]) => node !== undefined));
}

/**
 * Returns the tokens of a brand that differ from the default, as one file. Throws when a color role itself differs, because no scheme would
 * apply it.
 */
export function differences(files: TokenFiles, brand: TokenFiles): Readonly<Record<string, unknown>> {
  for (const scheme of ['light', 'dark'] as const) {
    if (difference(files[scheme], brand[scheme])) throw new TypeError(`The ${scheme} scheme of the brand differs by more than its palette`);
  }
  const changed = [difference(files.palette, brand.palette), difference(files.core, brand.core)].filter(isRecord);
  return {
    $schema: schema,
    $description: 'The tokens in which the example brand Tidal differs from the default one.',
    ...Object.assign({}, ...changed),
  };
}
