import type { IncomingHttpHeaders } from 'node:http';
import { Transform } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { bodyLimit } from '../requests/form.ts';

/** The time in which a target can refuse a body that is too large before the rest is sent. */
const graceMs = 500;

/**
 * Forwards a body and pauses once when it exceeds 10 MB: a target that refuses it responds and closes the connection at this point, and writing to a
 * closed connection would lose the response. After a response, the rest is discarded; without one, it is sent.
 */
export function pauseAtLimit(headers: IncomingHttpHeaders, responded: Promise<void>): Transform {
  let byteCount = Number(headers['content-length'] ?? 0) > bodyLimit ? Number.POSITIVE_INFINITY : 0;
  let decision: Promise<boolean> | undefined;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (byteCount > bodyLimit) {
        decision ??= Promise.race([responded.then(() => true), pause(graceMs, false)]);
        void decision.then((hasResponded) => (hasResponded ? done() : done(null, chunk)));
        return;
      }
      byteCount += chunk.length;
      done(null, chunk);
    },
  });
}
