import { randomUUID } from 'node:crypto';
import { createNonce } from '../security-headers.ts';

/**
 * What is another in each answer, also where the page is the same. A page that is shown to many is rendered with placeholders that nobody ever
 * gets: they hold the place of each answer's own. Being random they cannot stand in a page's texts, whoever wrote those.
 */
export interface Placeholders {
  readonly nonce: string;
  readonly answerId: string;
}

export function createPlaceholders(): Placeholders {
  return { nonce: createNonce(), answerId: randomUUID() };
}

// Latin-1 makes one character of each byte, whatever the bytes mean.
const textOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'latin1'));

function replace(text: string, from: Placeholders, to: Placeholders): string {
  return text.replaceAll(from.nonce, to.nonce).replaceAll(from.answerId, to.answerId);
}

/** The page with the placeholders of one answer. */
export function replacePlaceholders(page: Uint8Array, from: Placeholders, to: Placeholders): Uint8Array<ArrayBuffer> {
  return bytesOf(replace(textOf(page), from, to));
}

/** How many characters at the end of the text may begin a placeholder. */
function partialPlaceholder(text: string, { nonce, answerId }: Placeholders): number {
  for (let length = Math.max(nonce.length, answerId.length) - 1; length > 0; length -= 1) {
    const end = text.slice(-length);
    if (nonce.startsWith(end) || answerId.startsWith(end)) return length;
  }
  return 0;
}

/** The same for a page that is still coming: each piece goes on at once, but for the beginning of a mark at its end. */
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
