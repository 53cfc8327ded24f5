import type { Fetch, FetchInit, FetchResponse } from './fetch.ts';
import { recordOf } from './headers.ts';

/** A form to send to an operation. */
export interface GatewayRequest {
  readonly endpoint: string;
  readonly api: string;
  readonly form: URLSearchParams | FormData;
  readonly headers: Headers;
  readonly fetch: Fetch | undefined;
}

/** A response with its body; without one when `fetch` resolved to a value that is not a response. */
export interface GatewayResponse {
  readonly response: FetchResponse;
  readonly body: string | undefined;
  /** Status of the response; 302 for one from another URL, to which `fetch` followed a redirect. */
  readonly status: number;
}

/**
 * Sends one form to one operation, once, and reads the whole body of the response. Throws synchronously when the request cannot be built.
 *
 * Maps the contract's virtual path to the gateway's single URL: the operation is the field `api`, in the query for a multipart body. Uses
 * plain `fetch`, because openapi-fetch would add 2.6 kB for one line of use. `@mall/sdk/openapi-fetch` offers its API on top of `call`.
 */
export function send(
  { endpoint, api, form, headers, fetch = globalThis.fetch }: GatewayRequest,
  signal: AbortSignal,
): Promise<GatewayResponse> {
  const multipart = form instanceof FormData;
  if (!multipart) form.set('api', api);
  const url = multipart ? `${endpoint}&api=${encodeURIComponent(api)}` : endpoint;
  // The platform sets the content type of a multipart body, because it contains the boundary.
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
  return readResponse(new Request(url).url, fetch(url, init));
}

async function readResponse(url: string, responsePromise: Promise<FetchResponse>): Promise<GatewayResponse> {
  const response = await responsePromise;
  // A custom `fetch` in JavaScript can resolve to any value. The `fetch` of React Native follows redirects regardless.
  const body = typeof response?.text === 'function' ? await response.text() : undefined;
  return { response, body, status: response?.url && response.url !== url ? 302 : response?.status };
}
