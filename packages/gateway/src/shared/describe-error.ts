import { DrizzleQueryError } from '../db/drizzle.ts';
import { sqlState } from '../db/errors.ts';

/** An error in a log line. */
interface Described {
  readonly messages: readonly string[];
  readonly state: string | undefined;
  readonly stack: string;
}

/**
 * Describes an error for the log: the operation and the location, but not the values. A statement's parameters contain shoppers' input, and
 * Drizzle includes them in its messages.
 */
export function describeError(error: unknown): Described {
  const frames = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^ +at /.test(line)) : [];
  return { messages: messagesOf(error), state: sqlState(error), stack: frames.join('\n') };
}

const deepest = 5;

/** Returns the messages of an error and its causes; of an aggregate error, those of the first few. */
function messagesOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error) || depth === deepest) return [];
  const causes: unknown[] = error instanceof AggregateError ? error.errors.slice(0, deepest) : [error.cause];
  return [messageOf(error), ...causes.flatMap((cause) => messagesOf(cause, depth + 1))];
}

/** Returns whether the database quotes a value that it cannot parse: SQLSTATE class 22. */
const quotesValue = (error: Error) => 'code' in error && /^22/.test(String(error.code));

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  return quotesValue(error) ? 'A value could not be read.' : error.message;
}
