import { createMall, createMallClient, type Mall, type MallError, type SessionStore } from '@mall/sdk';
import { createContext, type MiddlewareFunction } from 'react-router-dom';
import { type RequestContext, requestContext } from '#app/shared/request-context.ts';
import { readAccessId } from '#app/shared/session/access-id.ts';
import { keepDeviceToken, readDeviceToken } from '#app/shared/session/device-token.ts';
import { mockSessionHeader } from '#app/shared/session/mock-session.ts';
import { endSession, renewSession, type SessionKind, storeSession } from '#app/shared/session/session.server.ts';

const timeoutMs = 5_000;

/** The gateway for one request: every operation, in the visitor's language and session. */
export interface Gateway {
  readonly mall: Mall;
  /** Headers of a sign-in, by which the gateway recognizes the browser. */
  readonly deviceHeaders: Readonly<Record<string, string>>;
  /** Sets the kind of the next session token; `guest` by default. */
  expectSessionOf(kind: SessionKind): void;
  /** Ends the session: all its cookies are deleted. */
  endSession(): void;
}

/** Loaders and actions read it by `context.get(gateway)`; the root's middleware sets it. */
export const gateway = createContext<Gateway>();

/** The header that transports a browser's device token to the gateway, and a new one back. */
const deviceTokenHeader = 'X-Device-Token';

/** Manages the session of one request: the received cookie, and the Set-Cookie headers of the response. */
class RequestSession implements SessionStore {
  kind: SessionKind = 'guest';
  #accessId: string | undefined;
  #setCookies: readonly string[] | undefined;
  #issuedDeviceToken: string | undefined;
  readonly #request: Request;
  readonly #requestInfo: RequestContext;

  constructor(request: Request, requestInfo: RequestContext) {
    this.#request = request;
    this.#requestInfo = requestInfo;
    this.#accessId = readAccessId(request.headers.get('Cookie'), requestInfo.settings);
  }

  /** Returns the Set-Cookie headers of a changed session, or of its renewal; and of an issued device token. */
  get setCookies(): readonly string[] {
    const { settings } = this.#requestInfo;
    const session = this.#setCookies ?? renewSession(this.#request, settings);
    return this.#issuedDeviceToken === undefined ? session : [...session, keepDeviceToken(this.#issuedDeviceToken, settings)];
  }

  /** Returns the received device token; only for a gateway that has our key, since another would not use it. */
  get deviceHeaders(): Readonly<Record<string, string>> {
    const { settings } = this.#requestInfo;
    const token = readDeviceToken(this.#request.headers.get('Cookie'), settings);
    return token === undefined || settings.internalKey === undefined ? {} : { [deviceTokenHeader]: token };
  }

  /** Reads the device token from a response of the gateway. */
  takeDeviceToken({ headers }: Response): void {
    this.#issuedDeviceToken = headers.get(deviceTokenHeader) ?? this.#issuedDeviceToken;
  }

  get(): string | undefined {
    return this.#accessId;
  }

  set(accessId: string | null): void {
    if (accessId === this.#accessId) return;
    if (this.#request.method === 'GET' || this.#request.method === 'HEAD') {
      // A GET sets no session: the gateway reports a changed session again at the visitor's next request that may set it.
      this.#setCookies = [];
      return;
    }
    if (accessId === null) {
      this.end();
    } else {
      this.#accessId = accessId;
      this.#setCookies = storeSession(this.#request, accessId, this.kind, this.#requestInfo.settings);
    }
  }

  end(): void {
    this.#accessId = undefined;
    this.#setCookies = endSession(this.#request, this.#requestInfo.settings);
  }
}

/** Returns the trusted headers for the gateway, so that its rate limits count the visitor instead of this server. */
function internalHeaders({ clientAddress, mockSession, requestId, settings: { internalKey } }: RequestContext): Record<string, string> {
  return {
    // The id of the browser's response: the gateway logs each call of the page under it.
    'X-Request-Id': requestId,
    ...(internalKey && { 'X-Client-Ip': clientAddress, 'X-Internal-Key': internalKey }),
    ...mockSessionHeader(mockSession),
  };
}

/** Returns true for an error that ends when the gateway is available again. */
const isUnavailable = ({ name, status }: MallError) =>
  status === 503 || (status === undefined && (name === 'NetworkError' || name === 'TimeoutError'));

function reportFault({ log, renderStatus }: RequestContext, error: MallError): void {
  const { api, code, name, requestId } = error;
  renderStatus.failed = true;
  if (isUnavailable(error)) renderStatus.gatewayAway = true;
  log.warn({ api, code, fault: name, gatewayRequestId: requestId }, 'a call to the gateway failed');
}

function createClient(requestInfo: RequestContext, session: SessionStore, onResponse: (response: Response) => void = () => {}): Mall {
  const client = createMallClient({
    baseUrl: requestInfo.settings.gatewayUrl,
    language: requestInfo.language,
    session,
    timeoutMs,
    headers: internalHeaders(requestInfo),
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      onResponse(response);
      return response;
    },
    hooks: {
      onError: (error) => reportFault(requestInfo, error),
      onContractViolation: ({ api, path, expected, received }) =>
        requestInfo.log.warn({ api, path, expected, received }, 'the gateway broke the contract'),
    },
  });
  return createMall(client);
}

/** Returns the gateway for a visitor without a session. */
export function visitorGateway(requestInfo: RequestContext): Pick<Gateway, 'mall'> {
  return { mall: createClient(requestInfo, { get: () => undefined, set() {} }) };
}

function createGateway(requestInfo: RequestContext, session: RequestSession): Gateway {
  return {
    mall: createClient(requestInfo, session, (response) => session.takeDeviceToken(response)),
    deviceHeaders: session.deviceHeaders,
    expectSessionOf(kind) {
      session.kind = kind;
    },
    endSession: () => session.end(),
  };
}

const retryAfterSeconds = 5;

/** Sets status 503 and Retry-After for a page, or its data, that failed because the gateway is unavailable. */
function markGatewayUnavailable(response: Response, { renderStatus }: RequestContext): Response {
  const { status, body } = response;
  if (!renderStatus.gatewayAway || (status !== 500 && status !== 503)) return response;
  const headers = new Headers(response.headers);
  headers.set('Retry-After', String(retryAfterSeconds));
  return new Response(body, { status: 503, headers });
}

/** Provides each request with its gateway, and sets the cookies of the resulting session. */
export const withGateway: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const requestInfo = context.get(requestContext);
  const session = new RequestSession(request, requestInfo);
  context.set(gateway, createGateway(requestInfo, session));
  const response = markGatewayUnavailable(await next(), requestInfo);
  for (const cookie of session.setCookies) response.headers.append('Set-Cookie', cookie);
  return response;
};
