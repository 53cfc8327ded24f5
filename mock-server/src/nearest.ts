/** The `count` names that look most like `wanted`, nearest first; letter case does not matter. */
export function nearest(wanted: string, names: Iterable<string>, count = 3): string[] {
  // Longer texts are no slip of the pen, and the distance costs length times length.
  const text = wanted.toLowerCase().slice(0, 80);
  return [...names]
    .map((name) => ({ name, distance: distance(text, name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name))
    .slice(0, count)
    .map(({ name }) => name);
}

/** Levenshtein distance: how many letters to insert, delete or replace. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
