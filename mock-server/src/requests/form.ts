import { JsonForm } from '@mall/contract';
import { describeInvalidJson } from './json-error.ts';

/** Ten megabytes, as at the gateway. */
export const bodyLimit = 10 * 1024 * 1024;

/** A body with the media type of JSON that is no JSON object; the message names the position of the error. */
export class MalformedJson extends Error {
  readonly statusCode = 400;
}

/** A request body as fields. */
export type RequestForm = URLSearchParams | FormData | JsonForm;

/**
 * Reads a request body as a form.
 *
 * @returns undefined when the body is no form. A request without a body is an empty form.
 */
export async function readForm(contentType: string | undefined, body: Buffer | undefined): Promise<URLSearchParams | FormData | undefined> {
  if (body === undefined || (contentType === undefined && body.length === 0)) return new URLSearchParams();
  const mediaType = mediaTypeOf(contentType);
  if (mediaType === 'application/x-www-form-urlencoded') return new URLSearchParams(body.toString('utf8'));
  if (mediaType === 'multipart/form-data' && contentType !== undefined) return readMultipart(contentType, body);
  return undefined;
}

/**
 * Reads the request body of a virtual path: a form, or a JSON object.
 *
 * @returns undefined when the body is neither.
 * @throws {MalformedJson} when the media type is JSON and the body is no JSON object.
 */
export async function readVirtual(contentType: string | undefined, body: Buffer | undefined): Promise<RequestForm | undefined> {
  return mediaTypeOf(contentType) === 'application/json' ? readJson(body) : readForm(contentType, body);
}

const mediaTypeOf = (contentType: string | undefined) => contentType?.split(';')[0]?.trim().toLowerCase();

async function readMultipart(contentType: string, body: Buffer): Promise<FormData | undefined> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    // The parser of Node throws on malformed bodies, such as one with a missing boundary or a truncated part.
    return undefined;
  }
}

function readJson(body: Buffer | undefined): JsonForm {
  const text = body?.toString('utf8') ?? '';
  try {
    const form = new JsonForm(text);
    // Throws on values that are nested too deeply to be serialized for the log.
    JSON.stringify([...form.entries()]);
    return form;
  } catch {
    throw new MalformedJson(describeInvalidJson(text));
  }
}
