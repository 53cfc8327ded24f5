/** Selected values of a filter, by field name; fields without a value are absent. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** One option of a filter. */
export interface FilterOption {
  /** Value as encoded in the URL. */
  value: string;
  /** Display text of the value. */
  label: string;
  /** Number of products that match the option. */
  count?: number;
  /** Initial letter under which a long list sorts the option; of a Chinese name, the first letter of its pinyin. */
  initial?: string;
}

/** Field names of the price filter: a predefined range (`100-199`) and the two ends of a custom one. */
export const priceNames = { range: 'amount', lowest: 'min', highest: 'max' } as const;

/** Returns the values without empty fields. */
export function chosenOnly(values: FilterValues): FilterValues {
  const full = Object.entries(values).map(([name, chosen]) => [name, chosen.filter((value) => value !== '')] as const);
  return Object.fromEntries(full.filter(([, chosen]) => chosen.length > 0));
}

/** Returns the values after a checkbox was toggled (`several`) or an option of a single-choice group was selected. */
export function ticked(values: FilterValues, name: string, value: string, several: boolean): FilterValues {
  const before = values[name] ?? [];
  const without = before.filter((other) => other !== value);
  const after = several ? (without.length < before.length ? without : [...before, value]) : [value];
  return chosenOnly({ ...values, [name]: after });
}

/** Returns the number of selected conditions; the two ends of a price count as one. */
export function countChosen(values: FilterValues): number {
  const { lowest, highest } = priceNames;
  const chosen = chosenOnly(values);
  const ends = chosen[lowest] || chosen[highest] ? 1 : 0;
  return Object.entries(chosen).reduce((sum, [name, { length }]) => (name === lowest || name === highest ? sum : sum + length), ends);
}

/** Returns whether the lowest price of the custom range is above the highest. */
export function isReversed(values: FilterValues): boolean {
  const [lowest] = values[priceNames.lowest] ?? [];
  const [highest] = values[priceNames.highest] ?? [];
  return Boolean(lowest) && Boolean(highest) && Number(lowest) > Number(highest);
}

/** Returns the options grouped by letter, A to Z; undefined when they are few or one has no letter. */
export function byLetter(options: readonly FilterOption[]): readonly { letter: string; options: readonly FilterOption[] }[] | undefined {
  const few = 12;
  if (options.length <= few || options.some(({ initial }) => !initial)) return undefined;
  const letters = [...new Set(options.map(({ initial = '' }) => initial))].sort();
  return letters.map((letter) => ({ letter, options: options.filter(({ initial }) => initial === letter) }));
}
