import { Transform, type TransformCallback } from 'node:stream';
import type { EmotionCache } from '@emotion/cache';

/** Records the names of styles as they come into use. */
function watch(cache: EmotionCache): () => string[] {
  let fresh: string[] = [];
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (cache.inserted[serialized.name] === undefined) fresh.push(serialized.name);
    return insert(selector, serialized, sheet, shouldCache);
  };
  return () => {
    const names = fresh;
    fresh = [];
    return names;
  };
}

/** On a slow line, faces and pictures come before scripts: the page is read before it is used. The router has no option for it. */
function scriptsLast(head: Buffer): Buffer {
  return Buffer.from(head.toString().replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'));
}

/**
 * Sits behind React's stream and puts the styles in: those of the shell at the end of its head, those of a part that arrives later right
 * in front of it. Of what the head asks for in advance, scripts come last. React calls `flush()` after each batch of complete markup, so
 * everything between two flushes belongs together; it leaves as one chunk, which a compressor behind can push out as it is.
 */
export class StyleStream extends Transform {
  readonly #cache: EmotionCache;
  readonly #nonce: string;
  readonly #freshNames: () => string[];
  #batch: Buffer[] = [];
  #isFirst = true;

  constructor(cache: EmotionCache, nonce: string) {
    super();
    this.#cache = cache;
    this.#nonce = nonce;
    this.#freshNames = watch(cache);
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
    const markup = Buffer.concat(this.#batch);
    this.#batch = [];
    this.push(this.#withStyles(markup));
  }

  #withStyles(markup: Buffer): Buffer {
    const styles = Buffer.from(this.#styleElement());
    if (!this.#isFirst) return Buffer.concat([styles, markup]);
    this.#isFirst = false;
    const headEnd = markup.indexOf('</head>');
    if (headEnd === -1) return Buffer.concat([styles, markup]);
    const head = scriptsLast(markup.subarray(0, headEnd));
    return Buffer.concat([head, styles, markup.subarray(headEnd)]);
  }

  #styleElement(): string {
    const names: string[] = [];
    let css = '';
    for (const name of this.#freshNames()) {
      const rules = this.#cache.inserted[name];
      if (typeof rules !== 'string') continue;
      names.push(name);
      css += rules;
    }
    if (css === '') return '';
    const nonce = this.#nonce ? ` nonce="${this.#nonce}"` : '';
    // A rule never holds markup; were one ever to, it must not end the element.
    return `<style data-emotion="${this.#cache.key} ${names.join(' ')}"${nonce}>${css.replaceAll('</', '<\\/')}</style>`;
  }
}
