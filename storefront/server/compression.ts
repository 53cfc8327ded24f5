import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Supported response encodings, best first. */
export type Encoding = 'br' | 'gzip';

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

/** Returns true for content types that compress well; a React Router data stream is `text/x-script`. */
export function isCompressible(contentType: string | null): boolean {
  return contentType !== null && compressible.test(contentType);
}

/** Returns the best encoding that this Accept-Encoding accepts, or undefined when there is none. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = new Set<string>();
  for (const part of acceptEncoding?.split(',') ?? []) {
    const [name, weight] = part.trim().split(/\s*;\s*q=/);
    if (name && (weight === undefined || Number(weight) > 0)) accepted.add(name.toLowerCase());
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : undefined;
}

/** Creates a compressor that flushes each chunk, so that a page's shell is not delayed until its late parts fill a block. */
export function createCompressor(encoding: Encoding): Transform {
  if (encoding === 'gzip') return createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });
}
