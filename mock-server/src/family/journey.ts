/**
 * The types of a field as the pages of a client of the family read it, as loosely as they do:
 *
 * - `text`: a text or a number, possibly empty; `filled`: not empty
 * - `number`, `int`: a number or its digits
 * - `flag`: 0 or 1, as number, text or boolean; compared, never tested for truth
 * - `boolean`: tested for truth, so that the text "0" would be wrong
 * - `url`: an address, a path below the target, or a data URL
 * - `date`: `YYYY-MM-DD` with or without a time
 * - `csv`: a list, or a text joined by commas; `json`: a list or object, or its JSON text
 * - `list`, `object`: anything of that kind
 * - `=a|b`: one of these values, as number or text
 * - `/…/`: a text that matches the expression
 */
export type FieldType =
  | 'text'
  | 'filled'
  | 'number'
  | 'int'
  | 'flag'
  | 'boolean'
  | 'url'
  | 'date'
  | 'csv'
  | 'json'
  | 'list'
  | 'object'
  | `=${string}`
  | `/${string}/`;

/**
 * Fields of a response by name. A name that ends in `[]` is a list with these items, in `[+]` a list with at least one; `[]` alone is the
 * response itself. A `?` behind it means that the field may be missing, null or empty.
 */
export interface Fields {
  readonly [name: string]: FieldType | Fields;
}

/** One call that a page makes, and what the page reads in the response. */
export interface Entry {
  readonly api: string;
  /** When a page makes the call. */
  readonly title: string;
  /** The form fields as the client sends them; `{name}` stands for a value of an earlier response, or for an input of the run. */
  readonly request?: Readonly<Record<string, string>>;
  /** What the address says more than usual, such as another language. */
  readonly query?: Readonly<Record<string, string>>;
  /** Names the multipart field that carries an image. */
  readonly image?: string;
  /** The codes that the page copes with, joined by `|`; 200 when missing. */
  readonly code?: string;
  /** What the page reads in `data`; a type by itself where `data` is one value. */
  readonly reads?: Fields | FieldType;
  /** Values for later entries, each by the path at which it is found: `list[status=2].id`, or an empty text for all of `data`. */
  readonly keeps?: Readonly<Record<string, string>>;
  /** The example of the contract that answers it, where that is not `ok`; for targets that answer with examples. */
  readonly example?: string;
  /** Values of earlier answers without which the call has no meaning, beside those in its form. */
  readonly needs?: readonly string[];
  /** What the operator of the shop does before the call, as words of the `mall` command. */
  readonly operator?: readonly string[];
}

/** Calls that follow one another, as the pages of a domain make them. */
export interface Journey {
  /** The domain and, where a domain has several journeys, what sets this one apart. */
  readonly name: string;
  /** A visitor starts without a session; a customer is signed in with the account of the run. */
  readonly session: 'visitor' | 'customer';
  readonly entries: readonly Entry[];
}
