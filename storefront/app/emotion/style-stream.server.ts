import { Transform, type TransformCallback } from 'node:stream';
import type { EmotionCache } from '@emotion/cache';
import type { ResponseFragments, Styles } from '#app/fragment-cache.server.tsx';
import { deferredType } from '#app/shared/deferred/deferred-scripts.tsx';
import type { PageStyles } from './shared-styles.ts';

/** Defers scripts, which would compete with styles and images on a slow connection. The router has no option for it. */
function deferScripts(shell: string): string {
  return shell
    .replaceAll('<link rel="modulepreload"', `<link rel="${deferredType}"`)
    .replace(' type="module" async=""', ` type="${deferredType}"`);
}

/**
 * Transforms React's stream: inserts the shell's styles at the end of its head and the styles of a late part directly before it. A browser
 * with the file of shared styles gets a link to it, and other styles only. Scripts are deferred for `DeferredScripts`. React calls `flush()`
 * after each batch of complete markup, so everything between two flushes belongs together; it is sent as one chunk, which a compressor can
 * flush as it is.
 */
export class StyleStream extends Transform {
  readonly #cache: EmotionCache;
  readonly #nonce: string;
  readonly #fragments: ResponseFragments | undefined;
  readonly #shared: PageStyles | undefined;
  /** Names of styles that the browser does not have yet. */
  #freshNames: string[] = [];
  #batch: Buffer[] = [];
  #isFirst = true;

  constructor(cache: EmotionCache, nonce: string, fragments: ResponseFragments | undefined, shared: PageStyles | undefined) {
    super();
    this.#cache = cache;
    this.#nonce = nonce;
    this.#fragments = fragments;
    this.#shared = shared;
    const { insert } = cache;
    cache.insert = (selector, serialized, sheet, shouldCache) => {
      if (cache.inserted[serialized.name] === undefined) this.#freshNames.push(serialized.name);
      return insert(selector, serialized, sheet, shouldCache);
    };
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#batch.push(chunk);
    done();
  }

  override _flush(done: TransformCallback): void {
    this.flush();
    done();
  }

  /** Called by React when a batch of markup is complete. */
  flush(): void {
    if (this.#batch.length === 0) return;
    const batch = Buffer.concat(this.#batch).toString();
    this.#batch = [];
    this.push(this.#withStyles(this.#fragments?.resolve(batch, (styles) => this.#addStyles(styles)) ?? batch));
  }

  /** Adds styles of cached markup, for which Emotion has not inserted any. */
  #addStyles(styles: Styles): void {
    for (const [name, rules] of styles) {
      if (this.#cache.inserted[name] !== undefined) continue;
      this.#cache.inserted[name] = rules;
      this.#freshNames.push(name);
    }
  }

  #withStyles(markup: string): string {
    if (!this.#isFirst) return this.#styleElement() + markup;
    this.#isFirst = false;
    const shell = deferScripts(markup);
    const headEnd = Math.max(shell.indexOf('</head>'), 0);
    return shell.slice(0, headEnd) + this.#headStyles() + shell.slice(headEnd);
  }

  #headStyles(): string {
    if (!this.#shared) return this.#styleElement();
    const { href, isLoaded } = this.#shared;
    return isLoaded
      ? `<link rel="stylesheet" href="${href}" data-shared-styles="">${this.#styleElement()}`
      : this.#styleElement(` data-shared-styles="${href}"`);
  }

  /** Returns the styles that the browser does not have yet, one line per name. */
  #styleElement(attributes = ''): string {
    const names: string[] = [];
    let css = '';
    for (const name of this.#freshNames) {
      const rules = this.#cache.inserted[name];
      if (typeof rules !== 'string' || (this.#shared?.isLoaded && this.#shared.names.has(name))) continue;
      names.push(name);
      css += `${rules}\n`;
    }
    this.#freshNames = [];
    if (css === '') return '';
    const nonce = this.#nonce ? ` nonce="${this.#nonce}"` : '';
    // CSS never contains markup; the escape ensures that it cannot close the element.
    return `<style data-styles="${names.join(' ')}"${attributes}${nonce}>${css.replaceAll('</', '<\\/')}</style>`;
  }
}
