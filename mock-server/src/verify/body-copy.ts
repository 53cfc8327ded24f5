import type { IncomingMessage } from 'node:http';
import { bodyLimit } from '../requests/form.ts';

/** A copy of a body that travels by. */
export interface BodyCopy {
  /** What has come so far; nothing of a body over 10 MB. */
  bytes(): Buffer;
  /** Whether it came to its end. */
  isComplete(): boolean;
  isTooLarge(): boolean;
}

/** Copies a body beside whoever else reads it, up to the 10 MB that a gateway takes. */
export function copyBody(message: IncomingMessage): BodyCopy {
  let chunks: Buffer[] = [];
  let size = Number(message.headers['content-length'] ?? 0) > bodyLimit ? Number.POSITIVE_INFINITY : 0;
  let isComplete = false;
  message.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > bodyLimit) chunks = [];
    else chunks.push(chunk);
  });
  message.on('end', () => {
    isComplete = true;
  });
  return { bytes: () => Buffer.concat(chunks), isComplete: () => isComplete, isTooLarge: () => size > bodyLimit };
}
