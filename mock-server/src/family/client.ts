import { randomBytes } from 'node:crypto';

/** A call as a client of the family sends it. */
export interface Call {
  readonly api: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The multipart field of an image; `api` is then a query parameter. */
  readonly image: string | undefined;
  readonly session: string | undefined;
  /** The example to request, for a target that responds with examples. */
  readonly example: string | undefined;
}

/** The parts of a response that a client of the family reads. */
export interface WireResponse {
  /** Undefined when no response was received. */
  readonly status: number | undefined;
  /** Undefined when the body is no envelope. */
  readonly code: string | undefined;
  readonly data: unknown;
}

/** A GIF of one pixel. */
const onePixelGif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
const colorOffset = 13;

const timeoutMs = 30_000;

/**
 * Calls an operation as a client of the family does: store and language in the query, all other fields in the form. The session, if there is one,
 * replaces the field `access_id` of the page.
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

/** Creates an image of a random color: servers store equal images under one address. */
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
