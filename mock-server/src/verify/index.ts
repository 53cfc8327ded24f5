import { startFront } from './front.ts';
import { judge } from './judge.ts';
import { createTally, type Report } from './report.ts';

export { type AllReport, type Reach, type VerifyAllOptions, verifyAll } from './all.ts';
export type { OperationReport, Report, Violation } from './report.ts';

export interface VerifierOptions {
  /** The gateway's address, "http://127.0.0.1:4000/api/". */
  readonly target: string;
  /** Where the front listens, on 127.0.0.1; 0 takes any free port. */
  readonly port: number;
  /** An answer that takes longer is a violation; it is passed on all the same. Default 30,000 milliseconds. */
  readonly slowMs?: number;
  /** For tests that send wrong requests on purpose: such a request is no violation, unless the target takes it. Default false. */
  readonly answersOnly?: boolean;
}

/** A front before a gateway that holds every call against the contract. */
export interface Verifier {
  /** What to call instead of the target: "http://127.0.0.1:4011/api/". */
  readonly url: string;
  /** What it has seen so far. Every call is in it whose answer has come. */
  readonly report: () => Promise<Report>;
  /** Ends the front; calls under way are broken off. */
  readonly close: () => Promise<void>;
}

/**
 * Starts a front that passes requests on to a gateway, byte for byte both ways, and judges each call by the contract beside that. What it
 * finds changes nothing of what the client gets. Only POSTs to the target's own path are calls; all else is passed on unjudged.
 *
 * @throws when the target is no http or https address, when nobody answers there, or when the port cannot be taken (`code` "EADDRINUSE" or "EACCES").
 */
export async function startVerifier({ target, port, slowMs = 30_000, answersOnly = false }: VerifierOptions): Promise<Verifier> {
  const tally = createTally();
  const judging = new Set<Promise<void>>();
  let others = 0;
  const front = await startFront(target, port, (exchange, isCall) => {
    if (!isCall) {
      others += 1;
      return;
    }
    const judged = judge(exchange, { slowMs, answersOnly })
      .then(tally.add)
      .finally(() => judging.delete(judged));
    judging.add(judged);
  });
  return {
    url: front.url,
    report: async () => {
      await Promise.all(judging);
      return tally.report(front.target, others);
    },
    close: front.close,
  };
}
