import type { JsonObject } from '../lint/json.ts';

/** The examples of a rate limit, by name: the catalogue codes that our gateway sends with HTTP 429, from every operation. */
export const rateLimitExamples: ReadonlyMap<string, string> = new Map([
  ['code_rate_limited', '220'],
  ['too_many_attempts', '416'],
  ['too_busy', '50032'],
]);

/**
 * Response for a caller that exceeds a rate limit. The contract itself does not declare it: there every status is virtual and represents a
 * class of codes, and other servers of the family send these codes with 200.
 */
export const tooManyRequests: JsonObject = {
  description: 'Too many requests, verification codes or attempts (codes 220, 416 and 50032). `Retry-After` is the time to wait.',
  headers: {
    'Retry-After': { description: 'Seconds until another attempt is accepted.', required: true, schema: { type: 'integer', minimum: 0 } },
  },
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Failure' },
      examples: Object.fromEntries([...rateLimitExamples].map(([name, code]) => [name, { $ref: `#/components/examples/${code}` }])),
    },
  },
};
