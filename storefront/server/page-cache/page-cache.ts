import { type Placeholders, replacePlaceholders } from './placeholders.ts';
import { type Render, type Rendered, SharedRender, type Viewer } from './shared-render.ts';

const freshMs = 60_000;
const staleMs = 600_000;
const maxPages = 500;
/**
 * After an invalidation pages are dropped once more: one that was rendered right after it may rest on an answer that the gateway had
 * prepared before. It bounds how often a series of changes drops everything, too.
 */
const settleMs = 2000;
const maxPageBytes = 1024 * 1024;

interface KeptPage {
  readonly page: Rendered;
  readonly placeholders: Placeholders;
  readonly at: number;
}

/** Whether a page is one to be shown to others. */
function isCacheable({ status, headers, body }: Rendered): boolean {
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') === true;
  return status === 200 && isHtml && !headers.has('Set-Cookie') && body.byteLength <= maxPageBytes;
}

/** Whether the address no longer has the page: it is lost, or somewhere else. */
function isNotFound({ status }: Rendered): boolean {
  return status >= 300 && status < 500;
}

/**
 * Pages that look the same to every visitor without a session, kept by this process: fresh for a minute, then for ten more shown at once
 * and renewed behind. Keeps whole pages only, with every part in its place and none that failed.
 */
export class PageCache {
  /** The least recently used first. */
  readonly #kept = new Map<string, KeptPage>();
  readonly #underWay = new Map<string, SharedRender>();
  readonly #now: () => number;
  /** Runs while pages that are kept may still be of before the last change. */
  #settling: NodeJS.Timeout | undefined;
  #isChangedAgain = false;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** True when there is a page to be shown at once. */
  has(key: string): boolean {
    const kept = this.#kept.get(key);
    return kept !== undefined && this.#now() - kept.at < freshMs + staleMs;
  }

  /** The page for one viewer: kept, or coming from a render that all share who want it now. Rejects when it cannot be made. */
  async answer(key: string, viewer: Viewer, render: Render): Promise<Response> {
    const kept = this.has(key) && this.#kept.get(key);
    if (!kept) return await this.#share(key, viewer.whole, render).view(viewer);
    this.#place(key, kept);
    if (this.#now() - kept.at >= freshMs) this.#share(key, true, render);
    return new Response(replacePlaceholders(kept.page.body, kept.placeholders, viewer.placeholders), { headers: kept.page.headers });
  }

  /** The catalog has changed: within five seconds no page of before is shown any more. */
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

  /** Forgets all pages, and those that are being rendered: their viewers see them, nobody else. */
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
    // Nobody may join what has been abandoned.
    shared.abandoned.addEventListener('abort', over, { once: true });
    shared.finished().then(
      (page) => {
        if (this.#underWay.get(name) === shared) this.#keep(key, page, shared, render);
        over();
      },
      // Its viewers are told; nothing is kept.
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
