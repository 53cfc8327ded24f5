import type { RenderStatus } from '#app/shared/request-context.ts';
import { createPlaceholders, type Placeholders, replacePlaceholdersInStream } from './placeholders.ts';

/** How a page is to be rendered for many. */
export interface Order {
  readonly placeholders: Placeholders;
  /** All parts in the first markup, however long they take. */
  readonly whole: boolean;
  readonly renderStatus: RenderStatus;
  /** Nobody waits for it any longer. */
  readonly signal: AbortSignal;
}

/** Makes a page of nothing but its address and language: it holds nothing of the visitor who happened to be first. */
export type Render = (order: Order) => Promise<Response>;

/** Who looks at a page. */
export interface Viewer {
  readonly placeholders: Placeholders;
  /** A robot, which is not shown pages that come in pieces. */
  readonly whole: boolean;
  /** Aborts when they leave. */
  readonly signal: AbortSignal;
}

/** A page that was rendered to its end. */
export interface Rendered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** A page's head without what is meant for one visitor alone. */
function headOf({ status, headers }: Response): { readonly status: number; readonly headers: Headers } {
  const shared = new Headers(headers);
  shared.delete('Set-Cookie');
  return { status, headers: shared };
}

/** One render that all who ask for the page meanwhile look at. It ends when the last of them has left. */
export class SharedRender {
  readonly placeholders = createPlaceholders();
  readonly renderStatus: RenderStatus = { failed: false, gatewayAway: false, streamed: false };
  readonly #nobodyLeft = new AbortController();
  readonly #response: Promise<Response>;
  #viewers = 0;

  constructor(render: Render, whole: boolean) {
    this.#response = render({ placeholders: this.placeholders, whole, renderStatus: this.renderStatus, signal: this.#nobodyLeft.signal });
  }

  /** Aborts when the last viewer has left. */
  get abandoned(): AbortSignal {
    return this.#nobodyLeft.signal;
  }

  /** The page as it comes, from its beginning. Rejects when it cannot be made. */
  async view({ placeholders, signal }: Viewer): Promise<Response> {
    this.#viewers += 1;
    signal.addEventListener('abort', () => this.#leave(), { once: true });
    const copy = (await this.#response).clone();
    return new Response(copy.body?.pipeThrough(replacePlaceholdersInStream(this.placeholders, placeholders)) ?? null, headOf(copy));
  }

  /** The page at its end. Rejects when it cannot be made, or breaks off. */
  async finished(): Promise<Rendered> {
    const copy = (await this.#response).clone();
    return { status: copy.status, headers: copy.headers, body: new Uint8Array(await copy.arrayBuffer()) };
  }

  #leave(): void {
    this.#viewers -= 1;
    if (this.#viewers === 0) this.#nobodyLeft.abort();
  }
}
