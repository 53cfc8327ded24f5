import { type IncomingMessage, request as sendRequest } from 'node:http';

/**
 * An XMLHttpRequest with the limits of React Native's: its native module accepts strings, bytes and FormData and sends any other body as
 * nothing; it follows redirects and reports the final URL in `responseURL`.
 */
export class NativeXMLHttpRequest {
  responseType = '';
  responseURL = '';
  status = 0;
  statusText = '';
  response = '';
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  readonly #headers: Record<string, string> = {};
  #method = 'GET';
  #url = '';
  #responseHeaders = '';

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }

  getAllResponseHeaders(): string {
    return this.#responseHeaders;
  }

  abort(): void {
    this.onabort?.();
  }

  send(body: unknown): void {
    this.#send(this.#url, this.#method, typeof body === 'string' ? body : '');
  }

  #send(url: string, method: string, body: string): void {
    const request = sendRequest(url, { method, headers: this.#headers }, (response) => {
      const { location } = response.headers;
      if (location !== undefined) this.#send(new URL(location, url).href, 'GET', '');
      else void this.#finish(url, response);
    });
    request.on('error', () => this.onerror?.());
    request.end(body);
  }

  async #finish(url: string, response: IncomingMessage): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(Buffer.from(chunk));
    this.responseText = Buffer.concat(chunks).toString('utf8');
    this.response = this.responseText;
    this.status = response.statusCode ?? 0;
    this.responseURL = url;
    this.#responseHeaders = Object.entries(response.headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\r\n');
    this.onload?.();
  }
}
