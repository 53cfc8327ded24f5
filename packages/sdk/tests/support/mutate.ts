import { isRecord } from '../../scripts/emit/document.ts';

/** Returns a small random number generator with the same sequence for a seed on every machine (mulberry32). */
export function seeded(seed: number): (randomBelow: number) => number {
  let state = seed >>> 0;
  return (randomBelow) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixedState = Math.imul(state ^ (state >>> 15), 1 | state);
    mixedState = (mixedState + Math.imul(mixedState ^ (mixedState >>> 7), 61 | mixedState)) ^ mixedState;
    return ((mixedState ^ (mixedState >>> 14)) >>> 0) % randomBelow;
  };
}

/** Values that servers confuse in practice, and limits: valid and invalid ones of every type. */
const replacements: readonly unknown[] = [
  null,
  '',
  'text',
  ' ',
  '0',
  '1',
  '2',
  '12',
  '-3',
  '007',
  '1.5',
  '128.00',
  '128.005',
  '128.00-218.00',
  '1,2,5',
  'true',
  'NaN',
  '1e5',
  '2026-11-21 14:05:00',
  '2026-11-21',
  '[]',
  '{}',
  '[{"name":"a","content":"b"}]',
  '[1',
  'null',
  'null ',
  '"text"',
  0,
  1,
  2,
  3,
  -1,
  99,
  1.5,
  128,
  99999,
  4_000_000_000,
  true,
  false,
  [],
  {},
  [null],
  ['a'],
  [1],
  [[]],
  { a: 1 },
  'é'.repeat(300),
  '😀'.repeat(300),
  'x'.repeat(501),
  'x'.repeat(2001),
  '9'.repeat(15),
  '9'.repeat(16),
]; // prettier-ignore

type Place = { readonly holder: unknown[] | Record<string, unknown>; readonly key: string | number };

function places(node: unknown): Place[] {
  const found: Place[] = [];
  const walk = (holder: unknown): void => {
    const entries: [string | number, unknown][] = Array.isArray(holder)
      ? [...holder.entries()]
      : isRecord(holder)
        ? Object.entries(holder)
        : [];
    for (const [key, value] of entries) {
      if (Array.isArray(holder) || isRecord(holder)) found.push({ holder, key });
      walk(value);
    }
  };
  walk(node);
  return found;
}

/** Returns a copy of a response with one to three changes. */
export function mutate(original: unknown, random: (randomBelow: number) => number): unknown {
  const box: [unknown] = [structuredClone(original)];
  for (let remaining = 1 + random(3); remaining > 0; remaining--) mutateOnce(box, random);
  return box[0];
}

function mutateOnce(box: [unknown], random: (randomBelow: number) => number): void {
  const all = places(box);
  // Most parts of a nested response are deep: half of the time one of the first parts is selected.
  const { holder, key } = all[random(random(2) === 0 ? Math.min(all.length, 24) : all.length)] ?? { holder: box, key: 0 };
  if (random(8) > 0) Reflect.set(holder, key, replacementFor(Reflect.get(holder, key), all, random));
  else if (!Array.isArray(holder)) Reflect.deleteProperty(holder, key);
  else if (holder === box) box[0] = null;
  else holder.splice(Number(key), 1);
}

/** Returns a replacement of a value: another encoding, a longer value, another part of the response, or an unrelated value. */
function replacementFor(value: unknown, all: readonly Place[], random: (randomBelow: number) => number): unknown {
  switch (random(7)) {
    case 0:
      if (typeof value === 'number') return String(value);
      return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : [value];
    case 1:
      return Array.isArray(value) ? Array.from({ length: 30 }, () => structuredClone(value[0] ?? null)) : { 0: value };
    case 2:
      if (isRecord(value)) return { ...value, added: 'by a newer server' };
      return typeof value === 'string' ? decoded(value) : value;
    case 3:
      return structuredClone(all[random(all.length)]?.holder ?? null);
    default:
      return structuredClone(replacements[random(replacements.length)]);
  }
}

function decoded(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    // The wire has no number that JavaScript cannot represent exactly.
    return typeof value === 'number' && !Number.isSafeInteger(value) ? text : value;
  } catch {
    return text;
  }
}
