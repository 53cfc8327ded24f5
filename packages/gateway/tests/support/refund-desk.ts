/** A refund requested from the test provider. */
export interface AskedRefund {
  readonly reference: string;
  readonly refundReference: string;
  readonly amount: string;
}

/**
 * The provider's behavior for refunds. `late`: accepts them and makes them when `complete` is called. `silent`: makes them, but the
 * response is lost. `deaf`: makes nothing and never responds. `wrong`: makes them but returns another amount. `mute`: returns an unknown
 * state.
 */
export type RefundManner = 'prompt' | 'late' | 'refusing' | 'silent' | 'deaf' | 'wrong' | 'mute';

type WireResponse = (status: number, data: object) => void;

/** The refunds of the test provider: the requests, the refunds made, and its behavior. */
export interface RefundDesk {
  manner: RefundManner;
  /** Every request for a refund, including repeated ones. */
  readonly asked: AskedRefund[];
  /** Every query, by refund reference. */
  readonly queries: string[];
  /** The money that has left the provider, by refund reference. */
  readonly made: Map<string, string>;
  /** Called when a request or query arrives, before it is processed, for tests that interfere at that point. */
  onRequest: (url: string) => void | Promise<void>;
  /** Makes the accepted refunds that are pending. */
  complete(): void;
  handle(url: string, message: AskedRefund, respond: WireResponse): Promise<void>;
}

/** Creates a refund desk that makes refunds immediately. It never repeats a refund, and never makes a refused one. */
export function openRefundDesk(): RefundDesk {
  const accepted = new Map<string, AskedRefund>();
  const refused = new Set<string>();

  function stateOf(refundReference: string): object {
    const refunded = desk.made.get(refundReference);
    if (refunded !== undefined) return { state: 'completed', refunded: desk.manner === 'wrong' ? '0.01' : refunded };
    if (refused.has(refundReference)) return { state: 'refused', reason: 'account closed' };
    return accepted.has(refundReference) ? { state: 'pending' } : {};
  }

  function accept(message: AskedRefund): void {
    const { refundReference, amount } = message;
    if (desk.made.has(refundReference) || refused.has(refundReference) || desk.manner === 'deaf') return;
    if (desk.manner === 'refusing') refused.add(refundReference);
    else if (desk.manner === 'late') accepted.set(refundReference, message);
    else desk.made.set(refundReference, amount);
  }

  const desk: RefundDesk = {
    manner: 'prompt',
    asked: [],
    queries: [],
    made: new Map(),
    onRequest: () => undefined,
    complete: () => {
      for (const { refundReference, amount } of accepted.values()) desk.made.set(refundReference, amount);
      accepted.clear();
    },
    handle: async (url, message, respond) => {
      await desk.onRequest(url);
      if (url === '/refunds') {
        desk.asked.push(message);
        accept(message);
      } else {
        desk.queries.push(message.refundReference);
      }
      if (desk.manner === 'silent' || desk.manner === 'deaf') return;
      if (desk.manner === 'mute') return respond(200, { state: 'maybe' });
      respond(200, stateOf(message.refundReference));
    },
  };
  return desk;
}
