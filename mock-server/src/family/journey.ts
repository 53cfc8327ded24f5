/**
 * The types of a field, as permissive as the pages of a client of the family read it:
 *
 * - `text`: a text or a number, possibly empty; `filled`: not empty
 * - `number`, `int`: a number or its digits
 * - `flag`: 0 or 1, as number, text or boolean; compared, never tested for truth
 * - `boolean`: tested for truth, so the text "0" is invalid
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
 * response itself. A trailing `?` means that the field may be missing, null or empty.
 */
export interface Fields {
  readonly [name: string]: FieldType | Fields;
}

/** One call of a page, and the fields that the page reads in the response. */
export interface Entry {
  readonly api: string;
  /** When a page makes the call. */
  readonly title: string;
  /** The form fields as the client sends them; `{name}` is replaced by a value of an earlier response or by an option of the run. */
  readonly request?: Readonly<Record<string, string>>;
  /** Additional query parameters, such as another language. */
  readonly query?: Readonly<Record<string, string>>;
  /** The name of the multipart field that contains an image. */
  readonly image?: string;
  /** The codes that the page handles, separated by `|`; 200 when missing. */
  readonly code?: string;
  /** The fields that the page reads in `data`, or the type of `data` where it is one value. */
  readonly reads?: Fields | FieldType;
  /** Values for later entries by name, each with its path in `data`: `list[status=2].id`, or an empty text for all of `data`. */
  readonly keeps?: Readonly<Record<string, string>>;
  /** The name of the contract's example for this call, if it is not `ok`; for targets that respond with examples. */
  readonly example?: string;
  /** Values of earlier responses that the call requires, in addition to those in its form. */
  readonly needs?: readonly string[];
  /** The action of the operator of the shop before the call, as arguments of the `mall` command. */
  readonly operator?: readonly string[];
}

/** A sequence of calls of the pages of a domain. */
export interface Journey {
  /** The domain and, where a domain has several journeys, the difference from the others. */
  readonly name: string;
  /** A visitor starts without a session; a customer is signed in with the account of the run. */
  readonly session: 'visitor' | 'customer';
  readonly entries: readonly Entry[];
}
