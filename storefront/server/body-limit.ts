import type { IncomingMessage } from 'node:http';
import { finished, Transform, type TransformCallback } from 'node:stream';
import { paths } from '#app/paths.ts';

/** The largest body of a call to the gateway: one picture of up to 5 MB. */
export const bodyLimit = 10 * 1024 * 1024;

/** The largest form without files. */
const plainFormLimit = 64 * 1024;

/** The largest body of a form with files: one without script brings up to three pictures of 5 MB with it. */
const filesFormLimit = 16 * 1024 * 1024;

/** The largest body of the page where reviews are written: up to six pictures of 5 MB and the words. */
const reviewFormLimit = 32 * 1024 * 1024;

/** The most parts of a form: what parsing it may cost is bounded. */
const partLimit = 1000;

const multipart = /^\s*multipart\/form-data\b/i;

/** What the body of a request may be. */
export interface BodyLimit {
  readonly bytes: number;
  /** What stands before each part of a form; counted when given. */
  readonly delimiter?: string;
}

/** What the body of a request to a page may be. React Router asks for the same page with `.data` after its path. */
export function pageBodyLimit(pathname: string, contentType = ''): BodyLimit {
  if (!multipart.test(contentType)) return { bytes: plainFormLimit };
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1];
  const isReview = pathname === paths.reviewing || pathname === `${paths.reviewing}.data`;
  return { bytes: isReview ? reviewFormLimit : filesFormLimit, ...(boundary !== undefined && { delimiter: `--${boundary}` }) };
}

/** True when the sender says beforehand that the body is too large. */
export function exceedsLimit(contentLength: string | undefined, limit = bodyLimit): boolean {
  return contentLength !== undefined && Number(contentLength) > limit;
}

/** Passes a body through and fails when it grows over the limit; for senders that do not say its length, or lie. */
export class LimitedBody extends Transform {
  #seen = 0;
  #parts = 0;
  /** The end of the chunk before, which may hold the beginning of a delimiter. */
  #tail = Buffer.alloc(0);
  /** True once the limit was passed. */
  exceeded = false;
  readonly #limit: BodyLimit;

  constructor(limit: BodyLimit) {
    super();
    this.#limit = limit;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#seen += chunk.length;
    this.#countParts(chunk);
    this.exceeded = this.#seen > this.#limit.bytes || this.#parts > partLimit;
    if (this.exceeded) done(new Error(`The body is larger than ${this.#limit.bytes} bytes or ${partLimit} parts`));
    else done(null, chunk);
  }

  #countParts(chunk: Buffer): void {
    const { delimiter } = this.#limit;
    if (delimiter === undefined) return;
    const text = Buffer.concat([this.#tail, chunk]);
    for (let at = text.indexOf(delimiter); at >= 0 && this.#parts <= partLimit; at = text.indexOf(delimiter, at + delimiter.length))
      this.#parts += 1;
    // One byte less than a delimiter, so that none is counted twice.
    this.#tail = text.subarray(Math.max(0, text.length - delimiter.length + 1));
  }
}

/** A request's body under the limit. Unlike `pipeline`, it leaves the connection open when the body is refused, so that an answer can be sent. */
export function limitBody(raw: IncomingMessage, limit: BodyLimit = { bytes: bodyLimit }): LimitedBody {
  const body = new LimitedBody(limit);
  // Whoever reads the body meets its error there.
  body.on('error', () => {});
  finished(raw, (error) => {
    if (error) body.destroy(error);
  });
  return raw.pipe(body);
}
