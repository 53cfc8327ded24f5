import type { RenderStatus } from '#app/shared/request-context.ts';
import { createPlaceholders, type Placeholders, replacePlaceholdersInStream } from './placeholders.ts';

/** How to render a page for several visitors. */
export interface Order {
  readonly placeholders: Placeholders;
  /** True to wait for all parts and send them in the first markup. */
  readonly whole: boolean;
  readonly renderStatus: RenderStatus;
  /** Aborts when no viewer waits for the page any longer. */
  readonly signal: AbortSignal;
}

/** Renders a page from its address and language alone: it contains no data of the first visitor. */
export type Render = (order: Order) => Promise<Response>;

/** The viewer of a page. */
export interface Viewer {
  readonly placeholders: Placeholders;
  /** True for robots, which receive the page complete instead of streamed. */
  readonly whole: boolean;
  /** Aborts when the viewer leaves. */
  readonly signal: AbortSignal;
}

/** A completely rendered page. */
export interface Rendered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** Returns the status and headers without those meant for one visitor. */
function headOf({ status, headers }: Response): { readonly status: number; readonly headers: Headers } {
  const shared = new Headers(headers);
  shared.delete('Set-Cookie');
  return { status, headers: shared };
}

/** One render shared by all concurrent viewers of a page. It is aborted when the last of them has left. */
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

  /** Streams the page from its beginning. Rejects when it cannot be rendered. */
  async view({ placeholders, signal }: Viewer): Promise<Response> {
    this.#viewers += 1;
    signal.addEventListener('abort', () => this.#leave(), { once: true });
    const copy = (await this.#response).clone();
    return new Response(copy.body?.pipeThrough(replacePlaceholdersInStream(this.placeholders, placeholders)) ?? null, headOf(copy));
  }

  /** Returns the complete page. Rejects when it cannot be rendered or breaks off. */
  async finished(): Promise<Rendered> {
    const copy = (await this.#response).clone();
    return { status: copy.status, headers: copy.headers, body: new Uint8Array(await copy.arrayBuffer()) };
  }

  #leave(): void {
    this.#viewers -= 1;
    if (this.#viewers === 0) this.#nobodyLeft.abort();
  }
}
