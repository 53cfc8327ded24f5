/** What is chosen in a filter: the values of each field that has some, by the field's name. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** One value to filter by. */
export interface FilterOption {
  /** As it stands in the address. */
  value: string;
  label: string;
  /** How many products it would leave. */
  count?: number;
  /** Letter under which a long list finds it; a Chinese name has the first letter of its reading. */
  initial?: string;
}

/** Names of the fields of a price: a ready range (`100-199`), and the shopper's own two ends. */
export const priceNames = { range: 'amount', lowest: 'min', highest: 'max' } as const;

/** The values without fields that hold nothing. */
export function chosenOnly(values: FilterValues): FilterValues {
  const full = Object.entries(values).map(([name, chosen]) => [name, chosen.filter((value) => value !== '')] as const);
  return Object.fromEntries(full.filter(([, chosen]) => chosen.length > 0));
}

/** The values after a box was ticked or unticked (`several`), or one of a group was chosen. */
export function ticked(values: FilterValues, name: string, value: string, several: boolean): FilterValues {
  const before = values[name] ?? [];
  const without = before.filter((other) => other !== value);
  const after = several ? (without.length < before.length ? without : [...before, value]) : [value];
  return chosenOnly({ ...values, [name]: after });
}

/** How many conditions are chosen; the two ends of a price are one. */
export function countChosen(values: FilterValues): number {
  const { lowest, highest } = priceNames;
  const chosen = chosenOnly(values);
  const ends = chosen[lowest] || chosen[highest] ? 1 : 0;
  return Object.entries(chosen).reduce((sum, [name, { length }]) => (name === lowest || name === highest ? sum : sum + length), ends);
}

/** Whether the lowest price of the shopper's own range is above the highest. */
export function isReversed(values: FilterValues): boolean {
  const [lowest] = values[priceNames.lowest] ?? [];
  const [highest] = values[priceNames.highest] ?? [];
  return Boolean(lowest) && Boolean(highest) && Number(lowest) > Number(highest);
}

/** The options by their letters, A to Z; undefined when they are few or one of them has no letter. */
export function byLetter(options: readonly FilterOption[]): readonly { letter: string; options: readonly FilterOption[] }[] | undefined {
  const few = 12;
  if (options.length <= few || options.some(({ initial }) => !initial)) return undefined;
  const letters = [...new Set(options.map(({ initial = '' }) => initial))].sort();
  return letters.map((letter) => ({ letter, options: options.filter(({ initial }) => initial === letter) }));
}
