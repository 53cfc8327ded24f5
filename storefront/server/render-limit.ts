import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel';
import { paths } from '#app/paths.ts';

/** A page is refused only when so many are rendered and so many more wait: about a second of work for one processor. */
const maxConcurrentRenders = 8;
const maxQueued = 16;
/** A rendered page waits here for a slow reader, so that its place is free as soon as it is rendered. */
const bufferBytes = 2 * 1024 * 1024;

/** What is refused last: whoever has come as far as the cart. */
const priorityPaths: ReadonlySet<string> = new Set([
  paths.cart,
  paths.login,
  paths.checkout,
  paths.scanCode,
  paths.paymentResult,
  paths.payment,
]);

/** The shop has more to render than it can; nothing of this page has been done. */
export class OverloadedError extends Error {}

/** Renders a response, unless its visitor has left meanwhile. */
export type RenderTask = () => Promise<Response>;

/**
 * Above this mean delay of the event loop in the last second, in milliseconds, a page is refused while others are being rendered: rendering
 * one takes several turns of it. A delay without them is no overload: a server that has just started compiles its first page.
 */
const longestDelayMs = { views: 500, buying: 1500 };

/**
 * Limits how many pages are rendered at once, and refuses pages while rendering delays the event loop. Buying has places of its own, so that a
 * flood of views does not keep anybody from paying.
 */
export class RenderLimit {
  readonly #views = bulkhead(maxConcurrentRenders, maxQueued);
  readonly #buying = bulkhead(maxConcurrentRenders, maxQueued);
  readonly #eventLoopDelay: () => number;

  /** @param eventLoopDelay Reads the mean delay of the event loop in the last second, in milliseconds. */
  constructor(eventLoopDelay: () => number) {
    this.#eventLoopDelay = eventLoopDelay;
  }

  /** How many pages are being rendered, and how many wait. */
  use(): { readonly running: number; readonly waiting: number } {
    const free = this.#views.executionSlots + this.#buying.executionSlots;
    const freeWaiting = this.#views.queueSlots + this.#buying.queueSlots;
    return { running: 2 * maxConcurrentRenders - free, waiting: 2 * maxQueued - freeWaiting };
  }

  /**
   * Renders a page when there is a place for it.
   * @throws {@link Overloaded} when there is none, or the event loop is delayed by the rendering of others.
   */
  async run({ method, url }: { readonly method: string; readonly url: URL }, work: RenderTask): Promise<Response> {
    const isView = method === 'GET' || method === 'HEAD';
    const isBuying = !isView || priorityPaths.has(url.pathname.replace(/\.data$/, ''));
    const isLate = this.#eventLoopDelay() > longestDelayMs[isBuying ? 'buying' : 'views'];
    if (isLate && this.use().running > 0) throw new OverloadedError();
    return await renderWithin(isBuying ? this.#buying : this.#views, work);
  }
}

const isDocument = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') === true;

/** Gives the response as soon as it begins, and its place back when it has been rendered to its end. */
async function renderWithin(places: BulkheadPolicy, work: RenderTask): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  places
    .execute(async () => {
      const response = await work();
      // The data of a page is there by now. Sent through a buffer its end would come later than its last piece, and React Router reports
      // an error of its own when a visitor goes on in between.
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
      // A page that breaks off breaks off for its reader, too; who has left needs no more of it.
      await response.body.pipeTo(buffer.writable).catch(() => undefined);
    })
    .catch((error: unknown) => reject(error instanceof BulkheadRejectedError ? new OverloadedError() : error));
  return await promise;
}
