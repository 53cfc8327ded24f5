import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { adviceOf } from './faults.ts';
import { UsageError } from './usage.ts';
import { messageOf } from './verify/files.ts';

/**
 * Reads the options of a command; `command` names it in the advice, "mall-mock verify".
 *
 * @throws {UsageError} for an unknown option, with similar ones or all of them, a missing value, or a positional argument.
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options, command: string) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    // The first sentence names the fault; the advice after it is about parseArgs itself.
    const sentence = messageOf(error).split('. ')[0]?.replace(/\.$/, '');
    const [, unknown] = /^Unknown option '(-[^']*)'/.exec(messageOf(error)) ?? [];
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(`${sentence}.${unknown === undefined ? '' : adviceOf(unknown, names)} See ${command} --help.`);
  }
}

/**
 * A whole number between 0 and `most`.
 *
 * @throws {UsageError} when the text is none.
 */
export function readNumber(name: string, text: string, most: number): number {
  if (!/^\d{1,7}$/.test(text) || Number(text) > most) throw new UsageError(`${name} must be a whole number up to ${most}, not "${text}".`);
  return Number(text);
}
