import type { IncomingMessage } from 'node:http';
import { finished, Transform, type TransformCallback } from 'node:stream';
import { paths } from '#app/paths.ts';

/** The largest body of a call to the gateway: one image of up to 5 MB. */
export const bodyLimit = 10 * 1024 * 1024;

/** The largest form without files. */
const plainFormLimit = 64 * 1024;

/** The largest body of a form with files: without JavaScript, one form carries up to three images of 5 MB. */
const filesFormLimit = 16 * 1024 * 1024;

/** The largest body of the review page: up to six images of 5 MB and the text. */
const reviewFormLimit = 32 * 1024 * 1024;

/** The maximum number of parts in a form; bounds the cost of parsing. */
const partLimit = 1000;

const multipart = /^\s*multipart\/form-data\b/i;

/** The limits of a request body. */
export interface BodyLimit {
  readonly bytes: number;
  /** The delimiter before each part of a multipart form. Parts are counted when it is given. */
  readonly delimiter?: string;
}

/** Returns the body limit of a page request. React Router requests the same page with `.data` appended to its path. */
export function pageBodyLimit(pathname: string, contentType = ''): BodyLimit {
  if (!multipart.test(contentType)) return { bytes: plainFormLimit };
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1];
  const isReview = pathname === paths.reviewing || pathname === `${paths.reviewing}.data`;
  return { bytes: isReview ? reviewFormLimit : filesFormLimit, ...(boundary !== undefined && { delimiter: `--${boundary}` }) };
}

/** Returns true when `Content-Length` already exceeds the limit. */
export function exceedsLimit(contentLength: string | undefined, limit = bodyLimit): boolean {
  return contentLength !== undefined && Number(contentLength) > limit;
}

/** Passes a body through and fails when it exceeds the limit, for senders whose `Content-Length` is missing or wrong. */
export class LimitedBody extends Transform {
  #seen = 0;
  #parts = 0;
  /** The end of the previous chunk, which may contain the beginning of a delimiter. */
  #tail = Buffer.alloc(0);
  /** True after the limit was exceeded. */
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

/**
 * Returns a request's body under the limit. Unlike `pipeline`, it leaves the connection open when the body is refused, so that a response
 * can be sent.
 */
export function limitBody(raw: IncomingMessage, limit: BodyLimit = { bytes: bodyLimit }): LimitedBody {
  const body = new LimitedBody(limit);
  // The reader of the body receives its error.
  body.on('error', () => {});
  finished(raw, (error) => {
    if (error) body.destroy(error);
  });
  return raw.pipe(body);
}
