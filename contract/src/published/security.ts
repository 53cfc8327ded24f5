import type { JsonObject } from '../lint/json.ts';
import type { Operation } from '../operations.ts';

const name = 'session';

/** The session token as a security scheme, beside the field `access_id`, for which OpenAPI has no scheme. */
export const securitySchemes: JsonObject = {
  [name]: {
    type: 'http',
    scheme: 'bearer',
    description:
      'Session token, issued as `access_id` by the operations with `x-issues-token`. It can also be the field `access_id` of the request, which takes precedence.',
  },
};

/** Returns the security requirement of an operation; an empty alternative makes the session optional. */
export function securityOf({ login }: Operation): readonly JsonObject[] {
  if (login === 'no') return [];
  return login === 'required' ? [{ [name]: [] }] : [{}, { [name]: [] }];
}
