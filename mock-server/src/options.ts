import { operations } from '@mall/contract';
import { maxPort, UsageError } from './command/usage.ts';
import type { LoggedCall } from './control/journal.ts';
import { suggestionFor } from './faults.ts';
import type { RuleInput as Rule } from './rules/rule-input.ts';

/** Options of `startMock`. */
export interface MockOptions {
  /**
   * Port to listen on; 0 takes any free one.
   * @defaultValue `0`
   * @example `port: 4010`
   */
  readonly port?: number;
  /**
   * Address to listen on. `0.0.0.0` makes the mock reachable from other machines.
   * @defaultValue `'127.0.0.1'`
   * @example `host: '0.0.0.0'`
   */
  readonly host?: string;
  /**
   * Rules for all sessions from the start.
   * @defaultValue `[]`
   * @example `rules: [{ api: 'mall.Pay.walletPay', response: { code: '109' } }]`
   */
  readonly rules?: readonly Rule[];
  /**
   * Folder of additional named scenarios, one YAML or JSON file each. A file with the name of a built-in scenario replaces it, with a warning.
   * @defaultValue none; the scenarios of the package are always available
   * @example `scenarios: './mock-scenarios'`
   */
  readonly scenarios?: string;
  /**
   * Folder that `mall-mock record` has written. Recorded calls get their recorded responses.
   * @defaultValue none
   * @example `recording: './recording'`
   */
  readonly recording?: string;
  /**
   * Request fields, by name or path, that are ignored when a call is compared with the recorded ones.
   * @defaultValue `[]`
   * @example `ignore: ['page']`
   */
  readonly ignore?: readonly string[];
  /**
   * Whether a call without an equal recorded one gets the response of the most similar recorded call of its operation.
   * @defaultValue `false`
   * @example `loose: true`
   */
  readonly loose?: boolean;
  /**
   * Whether calls that were not recorded are refused, unless a rule or `Prefer` answers them. Otherwise they get the example of the contract.
   * @defaultValue `false`
   * @example `strict: true`
   */
  readonly strict?: boolean;
  /**
   * Whether operations that require a session return code 203 for calls without one: without `access_id` and
   * `Authorization: Bearer`. Every text of at most 128 characters counts as a customer's session, except the one that `mall.Product.addCart` issues.
   * @defaultValue `false`
   * @example `requireSession: true`
   */
  readonly requireSession?: boolean;
  /**
   * Address of a gateway to which the calls are forwarded that neither a rule nor `Prefer` answers. It cannot be combined with a recording.
   * @defaultValue none
   * @example `proxy: 'http://127.0.0.1:4000/api/'`
   */
  readonly proxy?: string;
  /**
   * Called with each call after its response, for a custom log. Its fields are unmasked. At the command line, a line for each call is written
   * to stderr, without values; `mall-mock --quiet` writes none.
   * @defaultValue none
   * @example `onCall: ({ api, verdict }) => console.log(api, verdict)`
   */
  readonly onCall?: (call: LoggedCall) => void;
}

/** The options of `startMock` with their defaults. */
const defaults = { port: 0, host: '127.0.0.1', rules: [], ignore: [], loose: false, strict: false, requireSession: false } as const;

const optionNames = [...Object.keys(defaults), 'recording', 'scenarios', 'proxy', 'onCall'];

/** Options without a default. */
type Optional = 'recording' | 'scenarios' | 'proxy' | 'onCall';

type Checked = Required<Omit<MockOptions, Optional>> & Pick<MockOptions, Optional>;

/**
 * The options of `startMock` with their defaults.
 *
 * @throws {UsageError} for an unknown option, an invalid value, and an option that needs a recording.
 */
export function checkedOptions(input: MockOptions): Checked {
  for (const name of Object.keys(input))
    if (!optionNames.includes(name)) throw new UsageError(`There is no option "${name}".${suggestionFor(name, optionNames)}`);
  const definedOptions = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const options: Checked = { ...defaults, ...definedOptions };
  const { port, host } = options;
  if (!Number.isInteger(port) || port < 0 || port > maxPort)
    throw new UsageError(`port must be a whole number up to ${maxPort}, not "${port}".`);
  if (typeof host !== 'string') throw new UsageError('host must be a text.');
  checkTexts(input, '');
  for (const name of ['strict', 'loose', 'requireSession'] as const)
    if (typeof options[name] !== 'boolean') throw new UsageError(`${name} must be true or false, not "${options[name]}".`);
  if (options.onCall !== undefined && typeof options.onCall !== 'function') throw new UsageError('onCall must be a function.');
  if (!Array.isArray(options.ignore)) throw new UsageError('ignore must be a list of fields.');
  checkComparison(options, '');
  return options;
}

/**
 * Checks the options that are texts; `prefix` is that of their names, `--` at the command line.
 *
 * @throws {UsageError} when one is empty.
 */
export function checkTexts(input: object, prefix: '' | '--'): void {
  const emptyOption = ['host', 'rules', 'scenarios', 'recording', 'proxy'].find((name) => Reflect.get(input, name) === '');
  if (emptyOption !== undefined) throw new UsageError(`${prefix}${emptyOption} must not be empty.`);
}

/**
 * Checks the options that compare calls with recorded ones; `prefix` is that of their names, `--` at the command line.
 *
 * @throws {UsageError} when there is no recording, or no operation has a field to ignore.
 */
export function checkComparison({ recording, strict, loose, proxy, ignore = [] }: MockOptions, prefix: '' | '--'): void {
  const requiredOption = prefix === '' ? 'recording' : '--recording FOLDER';
  if (proxy !== undefined && recording !== undefined)
    throw new UsageError(`Set either ${prefix}proxy or ${prefix}recording: both answer the calls without a rule.`);
  if (strict && recording === undefined)
    throw new UsageError(`${prefix}strict refuses calls that were not recorded: it needs ${requiredOption}.`);
  if ((loose || ignore.length > 0) && recording === undefined)
    throw new UsageError(`${prefix}loose and ${prefix}ignore compare calls with recorded ones: they need ${requiredOption}.`);
  const fields = new Set([...operations.values()].flatMap(({ requestSchema }) => Object.keys(requestSchema.properties ?? {})));
  // Parts of a recorded call in addition to its request.
  const comparableFields = [...fields, 'language', 'signedIn'];
  const unknownField = ignore.find((path) => !comparableFields.includes(path.split('.')[0] ?? ''));
  if (unknownField !== undefined)
    throw new UsageError(`${prefix}ignore: no operation has the field "${unknownField}".${suggestionFor(unknownField, comparableFields)}`);
}
