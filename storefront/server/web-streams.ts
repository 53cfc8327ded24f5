import { Readable } from 'node:stream';

/** Converts a Node stream to a web stream, pulled chunk by chunk. */
export function toWebStream(source: Readable): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      source.destroy();
    },
  });
}

/** Converts a web stream to a Node stream of bytes; destroying it cancels the source. */
export function toNodeStream(source: ReadableStream<Uint8Array>): Readable {
  return Readable.from(source, { objectMode: false });
}
