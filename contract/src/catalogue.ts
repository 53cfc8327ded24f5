import type { FaultName } from '../generated/types.ts';
import { contract } from './document.ts';

export type { FaultName };

export type FaultClass = 'success' | 'session' | 'balance' | 'maintenance' | 'business';

/** One entry of the error catalogue. */
export interface CatalogueEntry {
  readonly code: string;
  readonly name: FaultName;
  readonly class: FaultClass;
  readonly meaning: string;
  /** Action of a client: toast, signIn, maintenance, insufficientBalance, setPaymentPassword, backToCart, home or none. */
  readonly action: string;
  readonly retryable: boolean;
  /** Text key in the namespace `errors`. */
  readonly key: string;
  /** False for a code that only other servers of the family send. */
  readonly emitted: boolean;
}

/** The error catalogue by code. */
export const catalogue: ReadonlyMap<string, CatalogueEntry> = new Map(
  Object.entries(contract['x-error-catalogue']).map(([code, entry]) => [
    code,
    {
      code,
      // FaultName is generated from the same entries.
      name: entry['x-name'] as FaultName,
      class: entry['x-class'],
      meaning: entry.summary,
      action: entry['x-action'],
      retryable: entry['x-retryable'],
      key: entry['x-key'],
      emitted: entry['x-emitted'],
    },
  ]),
);

const statusOfClass: Readonly<Record<FaultClass, number>> = { success: 200, session: 401, balance: 402, maintenance: 503, business: 409 };

/**
 * Returns the virtual status under which the contract describes a code. Insufficient balance (109) is a plain refusal in operations that
 * declare no 402.
 */
export function virtualStatus(code: string, declared: Readonly<Record<string, unknown>>): number {
  const status = statusOfClass[catalogue.get(code)?.class ?? 'business'];
  return status === 402 && !('402' in declared) ? 409 : status;
}
