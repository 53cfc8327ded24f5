import { parse } from 'yaml';
import { readText } from '../files.ts';

/** The list of all screens. */
export const screenListFile = 'docs/screens.yaml';

/** A screen, or a part of a page that opens over it. */
export interface Screen {
  readonly name: string;
  /** Its route, or, for a part of a page, the place where it opens. */
  readonly address?: string;
  readonly where?: string;
  /** The query that names one of the mock's records. */
  readonly query?: string;
  /** The reason for each missing state: a key of `reasons`. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** The content of {@link screenListFile}. */
export interface ScreenList {
  readonly reasons: Readonly<Record<string, string>>;
  readonly screens: Readonly<Record<string, Screen>>;
  readonly parts: Readonly<Record<string, Screen>>;
}

/** Reads {@link screenListFile}. */
export const readScreenList = (): ScreenList => parse(readText(screenListFile));

/** Returns the address of each screen with its query, by the address alone. */
export function screenAddresses(): ReadonlyMap<string, string> {
  return new Map(
    Object.values(readScreenList().screens).flatMap(({ address, query = '' }): [string, string][] =>
      address === undefined || address === '*' ? [] : [[address, address + query]],
    ),
  );
}
