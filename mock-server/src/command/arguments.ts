import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { suggestionFor } from '../faults.ts';
import { messageOf } from '../files.ts';
import { UsageError } from './usage.ts';

/**
 * Reads the options of a command; `command` is its name in error messages, "mall-mock verify".
 *
 * @throws {UsageError} for an unknown option, with similar ones or all of them, a missing value, or a positional argument.
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options, command: string) {
  try {
    return parseArgs({ args: joinNegativeValues(args), options }).values;
  } catch (error) {
    throw new UsageError(
      `${describeParseError(messageOf(error), [...Object.keys(options), 'help', ...(command === 'mall-mock' ? ['version'] : [])])} See ${command} --help.`,
    );
  }
}

/** Joins an option and a negative number after it, which parseArgs would read as an option: the command then refuses the number by its range. */
function joinNegativeValues(args: readonly string[]): string[] {
  return args.flatMap((argument, index) => {
    const previous = args[index - 1];
    if (/^-\d/.test(argument) && previous !== undefined && /^--[^=]+$/.test(previous)) return [];
    const next = args[index + 1];
    return /^--[^=]+$/.test(argument) && next !== undefined && /^-\d/.test(next) ? [`${argument}=${next}`] : [argument];
  });
}

/** Converts an error of parseArgs to one sentence. */
function describeParseError(message: string, options: readonly string[]): string {
  const [, unknownOption] = /^Unknown option '(-[^']*)'/.exec(message) ?? [];
  if (unknownOption !== undefined) {
    const knownOptions = options.map((name) => `--${name}`);
    // "-p" is an abbreviation of the options that begin with p.
    const abbreviated = /^-\w$/.test(unknownOption) ? knownOptions.filter((name) => name[2] === unknownOption[1]) : [];
    const suggestion = abbreviated.length > 0 ? ` Did you mean ${abbreviated.join(' or ')}?` : suggestionFor(unknownOption, knownOptions);
    return `Unknown option '${unknownOption}'.${suggestion}`;
  }
  const [, optionWithoutValue] = /^Option '(?:-\w, )?(--[\w-]+)(?: <value>)?' argument (?:missing|is ambiguous)/.exec(message) ?? [];
  if (optionWithoutValue !== undefined) return `${optionWithoutValue} needs a value.`;
  const [, flag] = /^Option '(?:-\w, )?(--[\w-]+)' does not take an argument/.exec(message) ?? [];
  if (flag !== undefined) return `${flag} takes no value.`;
  // The first sentence describes the error; the others are about the use of parseArgs.
  return `${message.split('. ')[0]?.replace(/\.$/, '')}.`;
}

/**
 * Reads a whole number from 0 to `max`.
 *
 * @throws {UsageError} for any other text.
 */
export function readNumber(name: string, text: string, max: number): number {
  if (!/^\d{1,7}$/.test(text) || Number(text) > max) throw new UsageError(`${name} must be a whole number up to ${max}, not "${text}".`);
  return Number(text);
}
