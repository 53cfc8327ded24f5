import type * as z from 'zod';

/** Environment variables, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** One or more invalid settings. Each line of the message is about one of them and tells the operator what is expected. */
export class SettingsError extends Error {}

/**
 * Reads and validates the settings of a process; an empty value counts as not set.
 *
 * @throws {SettingsError} with all invalid settings.
 */
export function readEnvironment<Schema extends z.ZodType>(schema: Schema, environment: Environment): z.output<Schema> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ''));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  throw new SettingsError(result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`).join('\n'));
}
