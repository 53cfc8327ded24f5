import type { IncomingMessage } from 'node:http';
import { bodyLimit } from '../requests/form.ts';

/** A copy of a body that is forwarded. */
export interface BodyCopy {
  /** The bytes received so far; empty for a body over 10 MB. */
  bytes(): Buffer;
  /** Whether the body was received completely. */
  isComplete(): boolean;
  isTooLarge(): boolean;
}

/** Copies a body without consuming it, up to the 10 MB that a gateway accepts. */
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
