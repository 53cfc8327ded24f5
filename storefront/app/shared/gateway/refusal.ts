import { isMallError } from '@mall/sdk';

/** A refusal of the gateway, as an action returns it: the message for the shopper, and the invalid fields. */
export interface Refusal {
  /** The gateway's text in the shopper's language; undefined when there is none, for example without a response. */
  readonly message: string | undefined;
  /** The catalogue's code; undefined when the gateway did not respond. */
  readonly code: string | undefined;
}

/** Errors that concern the whole page: see page-error.server.ts. */
const pageFaults = new Set(['SessionInvalidError', 'MaintenanceError']);

/** Converts a thrown error to a refusal. Rethrows errors that are no refusal of this request. */
export function refusalOf(error: unknown): Refusal {
  if (!isMallError(error) || pageFaults.has(error.name)) throw error;
  return { message: error.serverMessage, code: error.code };
}
