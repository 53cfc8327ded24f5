import { randomUUID } from 'node:crypto';
import { createNonce } from '../security-headers.ts';

/**
 * Values that differ in each response even when the page is the same. A shared page is rendered with random placeholders that are never
 * sent: each response replaces them with its own values. Because they are random, no text of a page can contain them.
 */
export interface Placeholders {
  readonly nonce: string;
  readonly responseId: string;
}

export function createPlaceholders(): Placeholders {
  return { nonce: createNonce(), responseId: randomUUID() };
}

// Latin-1 maps each byte to one character, whatever the bytes mean.
const textOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'latin1'));

function replace(text: string, from: Placeholders, to: Placeholders): string {
  return text.replaceAll(from.nonce, to.nonce).replaceAll(from.responseId, to.responseId);
}

/** Returns the page with the values of one response. */
export function replacePlaceholders(page: Uint8Array, from: Placeholders, to: Placeholders): Uint8Array<ArrayBuffer> {
  return bytesOf(replace(textOf(page), from, to));
}

/** Returns how many characters at the end of the text may begin a placeholder. */
function partialPlaceholder(text: string, { nonce, responseId }: Placeholders): number {
  for (let length = Math.max(nonce.length, responseId.length) - 1; length > 0; length -= 1) {
    const end = text.slice(-length);
    if (nonce.startsWith(end) || responseId.startsWith(end)) return length;
  }
  return 0;
}

/** Replaces placeholders in a streamed page: each chunk passes through immediately, except the beginning of a placeholder at its end. */
export function replacePlaceholdersInStream(from: Placeholders, to: Placeholders): TransformStream<Uint8Array, Uint8Array<ArrayBuffer>> {
  let held = '';
  return new TransformStream({
    transform(piece, controller) {
      const text = replace(held + textOf(piece), from, to);
      const end = text.length - partialPlaceholder(text, from);
      held = text.slice(end);
      if (end > 0) controller.enqueue(bytesOf(text.slice(0, end)));
    },
    flush(controller) {
      if (held !== '') controller.enqueue(bytesOf(held));
    },
  });
}
