import type { JsonObject } from '../lint/json.ts';
import type { Operation } from '../operations.ts';

const name = 'session';

/**
 * The session token as a security scheme. OpenAPI has none for a field of the body, where callers send it, so the scheme names the header
 * that the shop's own server uses.
 */
export const securitySchemes: JsonObject = {
  [name]: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Access-Id',
    description:
      'Session token, issued as `access_id` by the operations with `x-issues-token`. Send it as the field `access_id` of the request, which every request schema has: ' +
      "the gateway reads this header from the shop's own server only, together with `X-Internal-Key`.",
  },
};

/** Returns the security requirement of an operation; an empty alternative makes the session optional. */
export function securityOf({ login }: Operation): readonly JsonObject[] {
  if (login === 'no') return [];
  return login === 'required' ? [{ [name]: [] }] : [{}, { [name]: [] }];
}
