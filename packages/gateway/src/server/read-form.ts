import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';

/** The maximum size of a form, in bytes: operations that accept files accept images of five megabytes. */
export const bodyLimit = 10 * 1024 * 1024;

/** The maximum size of a form without files, in bytes. */
export const formLimit = 64 * 1024;

/** The maximum number of fields and files of any form. */
const partLimit = 1000;

/** The maximum number of header lines of a part: a browser sends two. */
const headerLimit = 16;

/** Creates the error for a form beyond a limit. */
export const tooLarge = () => Object.assign(new Error('The form is too large.'), { statusCode: 413 });
/** Creates the error for a body that cannot be read. */
export const malformedBodyError = () => Object.assign(new Error('The body cannot be read.'), { statusCode: 400 });

/** Returns whether a form without files has more fields than any operation accepts. */
export function hasTooManyFields(body: string): boolean {
  return body.split('&', partLimit + 1).length > partLimit;
}

/**
 * Reads a form with files while it arrives. Throws an error with `statusCode` 413 as soon as it has more than 10 MB or 1,000 parts, and 400
 * when it is malformed, without reading the rest.
 */
export async function readMultipart(headers: IncomingMessage['headers'], body: Readable): Promise<FormData> {
  if (Number(headers['content-length']) > bodyLimit) throw tooLarge();
  const form = new FormData();
  const parser = openParser(headers, form);
  const limitBytes = async function* (chunks: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > bodyLimit) throw tooLarge();
      yield chunk;
    }
  };
  try {
    await pipeline(body, limitBytes, parser);
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : malformedBodyError();
  }
  return form;
}

/** Returns a parser that adds its fields and files to the form; it is destroyed with an error beyond a limit. */
function openParser(headers: IncomingMessage['headers'], form: FormData): BusboyInstance {
  // An image can be sent as text, so a field can be as long as a file.
  const limits = { parts: partLimit, fieldSize: bodyLimit, headerPairs: headerLimit };
  let parser: BusboyInstance;
  try {
    parser = new Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' }, limits });
  } catch {
    // The content type has no boundary.
    throw malformedBodyError();
  }
  parser.on('partsLimit', () => parser.destroy(tooLarge()));
  parser.on('field', (name, value) => form.append(name, value));
  parser.on('file', (name, file, fileName, _encoding, type) => {
    const chunks: Buffer[] = [];
    file.on('data', (chunk: Buffer) => chunks.push(chunk));
    file.on('end', () => form.append(name, new File(chunks, fileName ?? '', { type })));
    file.on('error', (error) => parser.destroy(error));
  });
  return parser;
}
