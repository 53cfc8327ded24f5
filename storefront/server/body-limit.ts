import type { IncomingMessage } from 'node:http';
import { finished, Transform, type TransformCallback } from 'node:stream';
import { paths } from '#app/paths.ts';

/** The largest body of a call to the gateway: one picture of up to 5 MB. */
export const bodyLimit = 10 * 1024 * 1024;

/** The largest body a page takes: a form without script brings up to three pictures of 5 MB with it. */
const formBodyLimit = 16 * 1024 * 1024;

/** The largest body of the page where reviews are written: up to six pictures of 5 MB and the words. */
const reviewBodyLimit = 32 * 1024 * 1024;

/** The largest body that the page of a path takes, in bytes. React Router asks for the same page with `.data` after its path. */
export function pageBodyLimit(pathname: string): number {
  return pathname === paths.reviewing || pathname === `${paths.reviewing}.data` ? reviewBodyLimit : formBodyLimit;
}

/** True when the sender says beforehand that the body is too large. */
export function announcesTooMuch(contentLength: string | undefined, limit = bodyLimit): boolean {
  return contentLength !== undefined && Number(contentLength) > limit;
}

/** Passes a body through and fails when it grows over the limit; for senders that do not say its length, or lie. */
export class LimitedBody extends Transform {
  #seen = 0;
  /** True once the limit was passed. */
  exceeded = false;
  readonly #limit: number;

  constructor(limit = bodyLimit) {
    super();
    this.#limit = limit;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#seen += chunk.length;
    this.exceeded = this.#seen > this.#limit;
    if (this.exceeded) done(new Error(`The body is larger than ${this.#limit} bytes`));
    else done(null, chunk);
  }
}

/** A request's body under the limit. Unlike `pipeline`, it leaves the connection open when the body is refused, so that an answer can be sent. */
export function limitBody(raw: IncomingMessage, limit = bodyLimit): LimitedBody {
  const body = new LimitedBody(limit);
  // Whoever reads the body meets its error there.
  body.on('error', () => {});
  finished(raw, (error) => {
    if (error) body.destroy(error);
  });
  return raw.pipe(body);
}
