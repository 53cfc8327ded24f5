/**
 * The words for the rules that gateway and mock name. The Python and the Go client have them too: `npm run generate` writes them from here.
 */

/** Rules without a limit. */
export const plainRules: Readonly<Record<string, string>> = {
  required: 'is required',
  format: 'has a wrong format',
  uniqueItems: 'must not contain an item twice',
  additionalProperties: 'has an unknown key',
  text: 'contains a character that cannot be stored (U+0000 or half of a surrogate pair)',
  exists: 'names no record that this session may use',
  allowed: 'has a value that the mall does not accept',
  signedIn: 'has a value that needs a signed-in customer',
  past: 'must be a past date',
  equalsPassword: 'must repeat the password',
  equalsOrder: 'does not match the order',
  matchesNumber: 'does not match the number of the card',
  identityNumber: 'is not a valid identity number',
  sameRequest: 'was used for another request; create a new key',
  http: 'is not valid HTTP',
  unknown: 'is invalid',
};

/** Rules with a limit: the words before it, and the unit after it. */
export const limitedRules: Readonly<Record<string, readonly [words: string, unit?: string]>> = {
  type: ['must be of type'],
  enum: ['must be one of'],
  minimum: ['must be at least'],
  maximum: ['must be at most'],
  minLength: ['must have at least', 'character'],
  maxLength: ['must have at most', 'character'],
  minItems: ['must have at least', 'item'],
  maxItems: ['must have at most', 'item'],
  pattern: ['must match'],
  minProperties: ['must have at least', 'key'],
  maxProperties: ['must have at most', 'key'],
  depth: ['is nested deeper than', 'level'],
};
