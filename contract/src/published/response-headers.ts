import { isObject, type JsonObject, objectAt } from '../lint/json.ts';

/** The header of a success that repeats the one of an earlier request with the same idempotency key. */
export const replayedHeader: JsonObject = {
  'Idempotent-Replayed': {
    description:
      '"true" when the response is that of an earlier request with the same key, and nothing took effect again; missing otherwise.',
    schema: { type: 'string' },
  },
};

/**
 * Adds the header that our gateway sends when it is overloaded to the response for maintenance, which has the same HTTP status. The contract
 * itself does not declare it: there every status is virtual.
 */
export function withRetryAfter(responses: JsonObject): JsonObject {
  const maintenance = objectAt(responses, 'maintenance');
  const header = {
    description:
      'Seconds until another attempt is useful: sent with code 50002, overloaded or unavailable for now, not with a maintenance.',
    required: false,
    schema: { type: 'integer', minimum: 0 },
  };
  return {
    ...responses,
    maintenance: { ...maintenance, headers: { ...(isObject(maintenance.headers) && maintenance.headers), 'Retry-After': header } },
  };
}
