/** The SQLSTATE of an error from the database, looked for through its causes: Drizzle wraps what the driver throws. */
export function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code;
  }
  return undefined;
}

export const isLockTimeout = (error: unknown) => sqlState(error) === '55P03';
export const isUniqueViolation = (error: unknown) => sqlState(error) === '23505';
export const isCheckViolation = (error: unknown) => sqlState(error) === '23514';

/** Whether the database could not be reached, as opposed to having refused something. */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return /^(08|57P)/.test(state);
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOST|ENET)/.test(String(at.code))) return true;
    if (/connection (terminated|timeout)|timeout exceeded when trying to connect/i.test(at.message)) return true;
  }
  return false;
}
