import { contract } from '../document.ts';
import { toSentSchema } from './sent-schema.ts';

let sent: unknown;

/** Returns the contract with the JSON types that our gateway sends, created on the first call: most processes need the contract alone. */
export function sentContract(): typeof contract {
  sent ??= toSentSchema(contract);
  // Only schemas differ, and only in their types.
  return sent as typeof contract;
}
