/** What the transport needs to know of a client. */
export interface TransportOptions {
  readonly baseUrl: string;
  readonly storeId: number;
  readonly storeType: number;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Sends one form to one operation, once, and reads the answer's body to its end. Throws at once when the request cannot be built. */
export type Send = (api: string, form: URLSearchParams | FormData, headers: Headers, signal: AbortSignal) => Promise<Received>;

/** A response with its body; without one when `fetch` resolved to something that is no response. */
export interface Received {
  readonly response: Response;
  readonly body: string | undefined;
  /** That of the response; 302 for one from another address, to which `fetch` has followed a redirect. */
  readonly status: number;
}

/**
 * Folds the contract's virtual path into the gateway's one address: the operation is the field `api`, of the query where the body is
 * multipart. On plain `fetch`: openapi-fetch below a form gateway would be 2.6 kB of which one line is used. It stands on top instead,
 * in `@mall/sdk/openapi-fetch`, for those who like its way of calling.
 */
export function createTransport({ baseUrl, storeId, storeType, fetch }: TransportOptions): Send {
  const endpoint = `${baseUrl}${baseUrl.includes('?') ? '&' : '?'}store_id=${storeId}&store_type=${storeType}`;
  return (api, form, headers, signal) => {
    const multipart = form instanceof FormData;
    if (!multipart) form.set('api', api);
    const url = multipart ? `${endpoint}&api=${encodeURIComponent(api)}` : endpoint;
    // Of a multipart body the platform sets the content type: only it knows the boundary.
    if (!multipart) headers.set('Content-Type', 'application/x-www-form-urlencoded');
    // Text, because React Native sends nothing for a URLSearchParams. A redirect would carry the session to another address, or drop the form.
    const body = multipart ? form : `${form}`;
    const request = new Request(url, { method: 'POST', body, headers, signal, redirect: 'manual' });
    return received(fetch(request), request);
  };
}

async function received(pending: Promise<Response>, { url }: Request): Promise<Received> {
  const response = await pending;
  // A custom `fetch` in JavaScript may resolve to anything. The `fetch` of React Native follows redirects regardless.
  const body = typeof response?.text === 'function' ? await response.text() : undefined;
  return { response, body, status: response?.url && response.url !== url ? 302 : response?.status };
}
