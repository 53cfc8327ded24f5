import { type Placeholders, replacePlaceholders } from './placeholders.ts';
import { type Render, type Rendered, SharedRender, type Viewer } from './shared-render.ts';

const freshMs = 60_000;
const staleMs = 600_000;
const maxPages = 500;
/**
 * After an invalidation pages are dropped a second time: a page rendered right after it may use a response that the gateway prepared before
 * it. The delay also limits how often a series of changes clears the cache.
 */
const settleMs = 2000;
const maxPageBytes = 1024 * 1024;

interface KeptPage {
  readonly page: Rendered;
  readonly placeholders: Placeholders;
  readonly at: number;
}

/** Returns true when a page may be served to other visitors. */
function isCacheable({ status, headers, body }: Rendered): boolean {
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') === true;
  return status === 200 && isHtml && !headers.has('Set-Cookie') && body.byteLength <= maxPageBytes;
}

/** Returns true when the address no longer has the page: not found, or redirected. */
function isNotFound({ status }: Rendered): boolean {
  return status >= 300 && status < 500;
}

/**
 * In-process cache of pages that are the same for every visitor without a session: fresh for one minute, then stale-while-revalidate for
 * ten. Stores complete pages only, without failed or pending parts.
 */
export class PageCache {
  /** Least recently used first. */
  readonly #kept = new Map<string, KeptPage>();
  readonly #underWay = new Map<string, SharedRender>();
  readonly #now: () => number;
  /** Runs while cached pages may still predate the last change. */
  #settling: NodeJS.Timeout | undefined;
  #isChangedAgain = false;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Returns true when a cached page can be served immediately. */
  has(key: string): boolean {
    const kept = this.#kept.get(key);
    return kept !== undefined && this.#now() - kept.at < freshMs + staleMs;
  }

  /** Returns the page for one viewer, from the cache or from a render shared by concurrent viewers. Rejects when it cannot be rendered. */
  async response(key: string, viewer: Viewer, render: Render): Promise<Response> {
    const kept = this.has(key) && this.#kept.get(key);
    if (!kept) return await this.#share(key, viewer.whole, render).view(viewer);
    this.#place(key, kept);
    if (this.#now() - kept.at >= freshMs) this.#share(key, true, render);
    return new Response(replacePlaceholders(kept.page.body, kept.placeholders, viewer.placeholders), { headers: kept.page.headers });
  }

  /** Evicts older pages after a change of the catalog: within five seconds none of them is served any more. */
  invalidate(): void {
    if (this.#settling) {
      this.#isChangedAgain = true;
      return;
    }
    this.#drop();
    this.#settling = setTimeout(() => {
      this.#settling = undefined;
      this.#drop();
      if (!this.#isChangedAgain) return;
      this.#isChangedAgain = false;
      this.invalidate();
    }, settleMs).unref();
  }

  /** Evicts all pages and detaches running renders: their current viewers still receive them, later viewers do not. */
  #drop(): void {
    this.#kept.clear();
    this.#underWay.clear();
  }

  #share(key: string, whole: boolean, render: Render): SharedRender {
    const name = `${whole} ${key}`;
    const running = this.#underWay.get(name);
    if (running) return running;
    const shared = new SharedRender(render, whole);
    const over = () => {
      if (this.#underWay.get(name) === shared) this.#underWay.delete(name);
    };
    this.#underWay.set(name, shared);
    // Later viewers must not join an abandoned render.
    shared.abandoned.addEventListener('abort', over, { once: true });
    shared.finished().then(
      (page) => {
        if (this.#underWay.get(name) === shared) this.#keep(key, page, shared, render);
        over();
      },
      // Its viewers receive the error; nothing is cached.
      over,
    );
    return shared;
  }

  #keep(key: string, page: Rendered, { placeholders, renderStatus, abandoned }: SharedRender, render: Render): void {
    if (abandoned.aborted) return;
    if (isNotFound(page)) this.#kept.delete(key);
    if (!isCacheable(page) || renderStatus.failed) return;
    if (renderStatus.streamed) this.#share(key, true, render);
    else this.#place(key, { page, placeholders, at: this.#now() });
  }

  #place(key: string, page: KeptPage): void {
    this.#kept.delete(key);
    this.#kept.set(key, page);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > maxPages && oldest !== undefined) this.#kept.delete(oldest);
  }
}
