/** Request of a custom `fetch`, in the form that `fetch(url, init)` of browsers, Node.js and undici accepts. */
export interface FetchInit {
  method: 'POST';
  headers: Record<string, string>;
  /** Form-encoded fields, or a multipart form for uploads. */
  body: string | FormData;
  signal: AbortSignal;
  redirect: 'manual';
}

/** HTTP response: the part of the platform's `Response` that the client uses. */
export interface FetchResponse {
  readonly ok: boolean;
  readonly status: number;
  /** Address after redirects; empty where the platform does not know it. */
  readonly url: string;
  readonly headers: { get(name: string): string | null; forEach(visit: (value: string, name: string) => void): void };
  text(): Promise<string>;
}

/** Function that sends a request: the platform's `fetch`, or one with the same arguments. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;
