/** Returns the SQLSTATE of a database error, also from its causes, because Drizzle wraps the driver's errors. */
export function sqlState(error: unknown): string | undefined {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return undefined;
}

export const isLockTimeout = (error: unknown) => sqlState(error) === '55P03';
export const isUniqueViolation = (error: unknown) => sqlState(error) === '23505';
export const isCheckViolation = (error: unknown) => sqlState(error) === '23514';

/**
 * Connection lost, refused or exhausted; disk or memory of the server exhausted; statement and lock timeouts, deadlocks, serialization
 * failures: a retry can succeed.
 */
const transientStates = /^(08...|57P..|57014|53[123]00|55P03|40P01|40001|25P03)$/;
const transientCodes = /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOST|ENET)/;
const transientMessages =
  /connection (terminated|timeout|error)|timeout exceeded when trying to connect|query read timeout|client (was closed|has encountered)/i;

/** Returns whether the database was unavailable, full or too slow, as opposed to having refused the statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return transientStates.test(state);
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && transientCodes.test(String(cause.code))) return true;
    if (transientMessages.test(cause.message)) return true;
  }
  return false;
}
