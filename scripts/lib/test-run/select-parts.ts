import type { Part } from './parts.ts';

/** The options of a command that runs parts, for the command line. */
export const selectionOptions = { only: { type: 'string' }, without: { type: 'string' } } as const;

/** The help for {@link selectionOptions}. */
export const selectionHelp = `  --only=TEXT      only the parts with this text in their name
  --without=TEXT   all parts without this text in their name`;

/** A selection of parts by their names. */
export interface Selection {
  readonly only?: string | undefined;
  readonly without?: string | undefined;
}

/**
 * Returns the parts whose names contain `only` and do not contain `without`.
 * @throws Error that lists the names, when no part remains.
 */
export function selectParts(parts: readonly Part[], { only, without }: Selection): Part[] {
  const selected = parts.filter(
    ({ name }) => (only === undefined || name.includes(only)) && (without === undefined || !name.includes(without)),
  );
  if (selected.length === 0) throw new Error(`No part is selected. There are: ${namesOf(parts)}.`);
  return selected;
}

/** Returns the names of parts as a list for a message. */
export const namesOf = (parts: readonly Part[]): string => parts.map(({ name }) => name).join(', ');
