import { startProxy } from './proxy.ts';
import { createTally, type Report } from './report.ts';
import { validateExchange } from './validate-exchange.ts';

export interface VerifierOptions {
  /** The gateway's address, "http://127.0.0.1:4000/api/". */
  readonly target: string;
  /** The port of the proxy on 127.0.0.1; 0 takes any free one. */
  readonly port: number;
  /** A response that takes longer is a violation; it is forwarded nevertheless. Default 30,000 milliseconds. */
  readonly slowMs?: number;
  /** For tests that send invalid requests on purpose: such a request is a violation only if the target accepts it. Default false. */
  readonly responsesOnly?: boolean;
  /** Whether a field of a request that the contract does not describe is a violation; otherwise it is a notice. Default false. */
  readonly strictFields?: boolean;
  /** Whether responses may have the JSON types of other servers of the family, such as "1" in place of 1. Default false. */
  readonly compatible?: boolean;
}

/** A proxy in front of a gateway that validates every call by the contract. */
export interface Verifier {
  /** The address to call instead of the target: "http://127.0.0.1:4011/api/". */
  readonly url: string;
  /** The report of the calls that have been answered so far. */
  readonly report: () => Promise<Report>;
  /** Stops the proxy and aborts running calls. */
  readonly close: () => Promise<void>;
}

/**
 * Starts a proxy that forwards requests to a gateway, byte for byte in both directions, and validates each call by the contract. Findings do not
 * affect the responses. POST requests to the path of the target and to the addresses of operations below it are calls; all others are forwarded unchecked.
 *
 * @throws when the target is not an http or https address or cannot be reached, or when the port cannot be used (`code` "EADDRINUSE" or "EACCES").
 */
export async function startVerifier({
  target,
  port,
  slowMs = 30_000,
  responsesOnly = false,
  strictFields = false,
  compatible = false,
}: VerifierOptions): Promise<Verifier> {
  const tally = createTally();
  const pending = new Set<Promise<void>>();
  let others = 0;
  const proxy = await startProxy({ name: 'target', target, port }, (exchange, address) => {
    if (!address) {
      others += 1;
      return;
    }
    const types = compatible ? 'compatible' : 'sent';
    const validation = validateExchange(exchange, address, { slowMs, responsesOnly, strictFields, types })
      .then(tally.add)
      .finally(() => pending.delete(validation));
    pending.add(validation);
  });
  return {
    url: proxy.url,
    report: async () => {
      await Promise.all(pending);
      return tally.report(proxy.target, others);
    },
    close: proxy.close,
  };
}
