import { randomBytes } from 'node:crypto';

/** A form as a client of the family sends it. */
export interface Call {
  readonly api: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The multipart field of an image; then `api` stands in the address. */
  readonly image: string | undefined;
  readonly session: string | undefined;
  /** The example to be answered, of a target that answers examples. */
  readonly example: string | undefined;
}

/** A response as a client of the family reads it. */
export interface WireResponse {
  /** Undefined when no response arrived. */
  readonly status: number | undefined;
  /** Undefined when the body is no envelope. */
  readonly code: string | undefined;
  readonly data: unknown;
}

/** The smallest GIF there is: one pixel. */
const onePixelGif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
const colorOffset = 13;

const timeoutMs = 30_000;

/**
 * Calls an operation as a client of the family does: store and language in the address, everything else in the form, and the session, if there
 * is one, in the field `access_id` whatever the page has put there.
 */
export async function send(target: string, { api, fields, query, image, session, example }: Call): Promise<WireResponse> {
  const address = new URL(target);
  const defaultQuery = { store_id: '1', store_type: '6', language: 'en_US', ...Object.fromEntries(address.searchParams) };
  const apiQuery = image === undefined ? {} : { api };
  address.search = new URLSearchParams({ ...defaultQuery, ...query, ...apiQuery }).toString();
  const form = { ...(image === undefined && { api }), ...fields, ...(session !== undefined && { access_id: session }) };
  const body = image === undefined ? new URLSearchParams(form) : multipart(form, image);
  const headers = example === undefined ? {} : { prefer: `example=${example}` };
  try {
    const response = await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, ...envelopeOf(await response.text()) };
  } catch {
    return { status: undefined, code: undefined, data: undefined };
  }
}

function multipart(form: Readonly<Record<string, string>>, image: string): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  body.append(image, new File([createImage()], 'image.gif', { type: 'image/gif' }));
  return body;
}

/** An image of another color each time: servers give equal images one address. */
function createImage(): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(onePixelGif);
  bytes.set(randomBytes(3), colorOffset);
  return bytes;
}

function envelopeOf(body: string): Pick<WireResponse, 'code' | 'data'> {
  try {
    const { code, data }: { code?: unknown; data?: unknown } = Object(JSON.parse(body));
    const isCode = typeof code === 'string' || typeof code === 'number';
    return { code: isCode ? String(code) : undefined, data };
  } catch {
    return { code: undefined, data: undefined };
  }
}
