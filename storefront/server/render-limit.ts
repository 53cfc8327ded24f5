import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel';
import { paths } from '#app/paths.ts';

/** A page is refused only when this many are being rendered and `maxQueued` more wait: about one second of work for one processor. */
const maxConcurrentRenders = 8;
const maxQueued = 16;
/** A rendered page is buffered for a slow reader, so that its slot is free as soon as it is rendered. */
const bufferBytes = 2 * 1024 * 1024;

/** Paths of buyers, from the cart on, which are refused last. */
const priorityPaths: ReadonlySet<string> = new Set([
  paths.cart,
  paths.login,
  paths.checkout,
  paths.scanCode,
  paths.paymentResult,
  paths.payment,
]);

/** The shop is overloaded; nothing of this page has been processed. */
export class OverloadedError extends Error {}

/** Renders a response, unless its visitor has left meanwhile. */
export type RenderTask = () => Promise<Response>;

/**
 * Above this mean delay of the event loop in the last second, in milliseconds, a page is refused while others are being rendered: rendering
 * one takes several turns of the loop. A delay without running renders is no overload: a server that has just started compiles its first
 * page.
 */
const maxDelayMs = { views: 500, buying: 1500 };

/**
 * Limits how many pages are rendered concurrently, and refuses pages while rendering delays the event loop. Buying has separate slots, so
 * that a flood of views does not prevent payments.
 */
export class RenderLimit {
  readonly #views = bulkhead(maxConcurrentRenders, maxQueued);
  readonly #buying = bulkhead(maxConcurrentRenders, maxQueued);
  readonly #eventLoopDelay: () => number;

  /** @param eventLoopDelay Reads the mean delay of the event loop in the last second, in milliseconds. */
  constructor(eventLoopDelay: () => number) {
    this.#eventLoopDelay = eventLoopDelay;
  }

  /** Returns how many pages are being rendered, and how many wait. */
  use(): { readonly running: number; readonly waiting: number } {
    const free = this.#views.executionSlots + this.#buying.executionSlots;
    const freeWaiting = this.#views.queueSlots + this.#buying.queueSlots;
    return { running: 2 * maxConcurrentRenders - free, waiting: 2 * maxQueued - freeWaiting };
  }

  /**
   * Renders a page when a slot is free.
   * @throws {@link OverloadedError} when no slot is free, or other renders delay the event loop.
   */
  async run({ method, url }: { readonly method: string; readonly url: URL }, work: RenderTask): Promise<Response> {
    const isView = method === 'GET' || method === 'HEAD';
    const isBuying = !isView || priorityPaths.has(url.pathname.replace(/\.data$/, ''));
    const isLate = this.#eventLoopDelay() > maxDelayMs[isBuying ? 'buying' : 'views'];
    if (isLate && this.use().running > 0) throw new OverloadedError();
    return await renderWithin(isBuying ? this.#buying : this.#views, work);
  }
}

const isDocument = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') === true;

/** Returns the response as soon as it begins, and frees its slot when it has been rendered completely. */
async function renderWithin(places: BulkheadPolicy, work: RenderTask): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  places
    .execute(async () => {
      const response = await work();
      // The data of a page is complete by now. A buffer would delay its end after its last chunk, and React Router logs an error when a
      // visitor navigates in between.
      if (!response.body || !isDocument(response)) {
        resolve(response);
        return;
      }
      const buffer = new TransformStream<Uint8Array, Uint8Array>(
        {},
        undefined,
        new ByteLengthQueuingStrategy({ highWaterMark: bufferBytes }),
      );
      resolve(new Response(buffer.readable, response));
      // When a page breaks off, its reader receives the error too; a visitor who has left needs no more of it.
      await response.body.pipeTo(buffer.writable).catch(() => undefined);
    })
    .catch((error: unknown) => reject(error instanceof BulkheadRejectedError ? new OverloadedError() : error));
  return await promise;
}
