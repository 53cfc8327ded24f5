import { catalogue, type FaultName } from '@mall/contract';

export type { FaultName };

const codes = new Map([...catalogue.values()].map((entry) => [entry.name, entry.code]));

/** A refusal that is returned to the caller: a code of the catalog, for some codes with data. Its `cause`, if any, is logged. */
export class Fault extends Error {
  readonly fault: FaultName;
  readonly data: unknown;
  /** Seconds to wait before a retry: after a rate limit, or while a partner is unavailable. */
  readonly retryAfter: number | undefined;

  constructor(fault: FaultName, data: unknown = null, retryAfter?: number, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
    this.data = data;
    this.retryAfter = retryAfter;
  }

  get code(): string {
    return codeOf(this.fault);
  }
}

/** Returns the refusal of a request parameter, by its field name, the violated rule and, where there is one, the rule's limit. */
export const parameterRefused = (field: string, rule: string, limit?: number): Fault =>
  new Fault('parameter_refused', { errors: [{ field, rule, ...(limit !== undefined && { limit }) }] });

/** A refusal whose transaction is committed, because rows written before it, such as a counted attempt, must persist. */
export class CountedFault extends Fault {}

/** Runs work in a transaction, which a {@link CountedFault} does not roll back. */
export async function inTransaction<Tx, Result>(
  db: { transaction<R>(work: (tx: Tx) => Promise<R>): Promise<R> },
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const outcome = await db.transaction(async (tx) => {
    try {
      return { result: await work(tx) };
    } catch (error) {
      if (error instanceof CountedFault) return error;
      throw error;
    }
  });
  if (outcome instanceof CountedFault) throw outcome;
  return outcome.result;
}

/** Returns the wire code of a fault. */
export function codeOf(fault: FaultName): string {
  const code = codes.get(fault);
  if (code === undefined) throw new Error(`The catalogue has no ${fault}`);
  return code;
}
