/** Values that fit few fields; each takes the place of each part of an example in turn. */
const strangers: readonly unknown[] = [null, '', 'x'.repeat(101), -1, 1.5, '1', true, [], {}, 2 ** 40];

/** An example with one thing changed: each part left out, and each part replaced by something strange. */
export function mutations(example: unknown): unknown[] {
  return placesIn(example).flatMap((place) => [
    changed(example, place, undefined),
    ...strangers.map((stranger) => changed(example, place, stranger)),
  ]);
}

type Place = readonly string[];

/** Every part of a value by its path; of a list only the first two elements, since the others are alike. */
function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return place.length > 0 ? [place] : [];
  const entries = Object.entries(value).slice(0, Array.isArray(value) ? 2 : undefined);
  return [...(place.length > 0 ? [place] : []), ...entries.flatMap(([key, part]) => placesIn(part, [...place, key]))];
}

function changed(example: unknown, place: Place, value: unknown): unknown {
  const copy: unknown = structuredClone(example);
  const parent = place.slice(0, -1).reduce<unknown>((node, key) => Reflect.get(Object(node), key), copy);
  const last = place.at(-1) ?? '';
  if (Array.isArray(parent) && value === undefined) parent.splice(Number(last), 1);
  else if (value === undefined) Reflect.deleteProperty(Object(parent), last);
  else Reflect.set(Object(parent), last, value);
  return copy;
}
