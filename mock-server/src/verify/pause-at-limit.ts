import type { IncomingHttpHeaders } from 'node:http';
import { Transform } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { bodyLimit } from '../requests/form.ts';

/** How long a target has to refuse a body that is too large before it is sent the rest. */
const graceMs = 500;

/**
 * Passes a body on, and halts once where it grows over 10 MB: a target that refuses it answers and closes at that point, and whoever is
 * writing then loses the response. One that answers is sent no more; one that does not is sent the rest.
 */
export function pauseAtLimit(headers: IncomingHttpHeaders, answered: Promise<void>): Transform {
  let byteCount = Number(headers['content-length'] ?? 0) > bodyLimit ? Number.POSITIVE_INFINITY : 0;
  let decision: Promise<boolean> | undefined;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (byteCount > bodyLimit) {
        decision ??= Promise.race([answered.then(() => true), pause(graceMs, false)]);
        void decision.then((isAnswered) => (isAnswered ? done() : done(null, chunk)));
        return;
      }
      byteCount += chunk.length;
      done(null, chunk);
    },
  });
}
