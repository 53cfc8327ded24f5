import { isMallError } from '@mall/sdk';

/** What an action answers when the gateway said no: words for the shopper, and the fields that are wrong where it named them. */
export interface Refusal {
  /** The gateway's text in the shopper's language; undefined when there is none, as without an answer. */
  readonly message: string | undefined;
  /** The catalogue's code; undefined when nobody answered. */
  readonly code: string | undefined;
}

/** Faults that the whole page answers to: see faults.server.ts. */
const pageFaults = new Set(['SessionInvalidError', 'MaintenanceError']);

/** The refusal in what a call threw. Throws everything on that is no refusal of this one wish. */
export function refusalOf(error: unknown): Refusal {
  if (!isMallError(error) || pageFaults.has(error.name)) throw error;
  return { message: error.serverMessage, code: error.code };
}
