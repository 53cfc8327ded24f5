import { isMallError } from '@mall/sdk';

const parameterRefused = '50010';

/** Returns the fields that a refused request names in `data.errors`; empty for every other error. */
export function refusedFields(error: unknown): readonly string[] {
  if (!isMallError(error) || error.code !== parameterRefused) return [];
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('errors' in data) || !Array.isArray(data.errors)) return [];
  return data.errors.flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'field' in entry ? String(entry.field) : [],
  );
}
