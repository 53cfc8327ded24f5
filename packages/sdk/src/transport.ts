import { recordOf } from './headers.ts';
import type { Fetch, FetchInit, FetchResponse } from './options.ts';

/** A form on its way to an operation. */
export interface Sending {
  readonly endpoint: string;
  readonly api: string;
  readonly form: URLSearchParams | FormData;
  readonly headers: Headers;
  readonly fetch: Fetch | undefined;
}

/** A response with its body; without one when `fetch` resolved to something that is no response. */
export interface Received {
  readonly response: FetchResponse;
  readonly body: string | undefined;
  /** That of the response; 302 for one from another address, to which `fetch` has followed a redirect. */
  readonly status: number;
}

/**
 * Sends one form to one operation, once, and reads the answer's body to its end. Throws at once when the request cannot be built.
 *
 * Folds the contract's virtual path into the gateway's one address: the operation is the field `api`, of the query where the body is
 * multipart. On plain `fetch`: openapi-fetch below a form gateway would be 2.6 kB of which one line is used. It stands on top instead,
 * in `@mall/sdk/openapi-fetch`, for those who like its way of calling.
 */
export function send({ endpoint, api, form, headers, fetch = globalThis.fetch }: Sending, signal: AbortSignal): Promise<Received> {
  const multipart = form instanceof FormData;
  if (!multipart) form.set('api', api);
  const url = multipart ? `${endpoint}&api=${encodeURIComponent(api)}` : endpoint;
  // Of a multipart body the platform sets the content type: only it knows the boundary.
  if (!multipart) headers.set('Content-Type', 'application/x-www-form-urlencoded');
  const init: FetchInit = {
    method: 'POST',
    headers: recordOf(headers),
    // Text, because React Native sends nothing for a URLSearchParams.
    body: multipart ? form : `${form}`,
    signal,
    // A redirect would carry the session to another address, or drop the form.
    redirect: 'manual',
  };
  // Throws for an unusable address before anything is sent, and spells the address as a response does.
  const { url: sentTo } = new Request(url);
  return received(fetch(url, init), sentTo);
}

async function received(pending: Promise<FetchResponse>, url: string): Promise<Received> {
  const response = await pending;
  // A custom `fetch` in JavaScript may resolve to anything. The `fetch` of React Native follows redirects regardless.
  const body = typeof response?.text === 'function' ? await response.text() : undefined;
  return { response, body, status: response?.url && response.url !== url ? 302 : response?.status };
}
