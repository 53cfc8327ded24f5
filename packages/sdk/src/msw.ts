/**
 * `@mall/sdk/msw`: handlers for Mock Service Worker 2 and 3 that respond as the gateway does. All operations have one URL, so each handler
 * checks the `api` field of the form; an unhandled request is passed to the next handler.
 */
import { type HttpHandler, HttpResponse, http } from 'msw';
import type { ErrorCode } from './generated/errors.ts';
import { allOperations } from './generated/facade.ts';
import type { Operation } from './operation.ts';
import { wireExampleOf } from './testing.ts';
import { toWire } from './wire/to-wire.ts';

/** A request as passed to a handler. */
export interface MockedCall<Input> {
  readonly api: string;
  /** Form fields as received: strings, and files of an upload. */
  readonly form: { readonly [Field in keyof Input]?: string | File };
  readonly headers: Headers;
}

/** Response of an operation: its decoded data as in the SDK, or any response, such as `HttpResponse.error()`. */
export type MockedResponse<Data> = Data | Response;

/** Handlers for one URL. */
export interface MallHandlers {
  /**
   * Responds to an operation with data, or with the result of a function of the call. The call fails with a TypeError that names the reason
   * when the data violates the contract.
   */
  respond<Input, Data>(
    operation: Operation<Input, Data>,
    response: Data | ((call: MockedCall<Input>) => MockedResponse<Data> | Promise<MockedResponse<Data>>),
  ): HttpHandler;
  /** Refuses an operation with a code of the catalog. */
  refuse(operation: { readonly api: string }, code: ErrorCode, data?: unknown): HttpHandler;
  /** Responds to every operation with its example; must be the last handler. */
  examples(): HttpHandler;
}

/** Creates handlers for the gateway's URL; without one for every URL that ends with `/api/`. */
export function createMallHandlers({ baseUrl = '*/api/' }: { readonly baseUrl?: string } = {}): MallHandlers {
  const on = (responseTo: (call: MockedCall<Record<string, unknown>>) => Response | undefined | Promise<Response | undefined>) =>
    http.post(baseUrl, async ({ request }) => {
      const form = Object.fromEntries(await request.clone().formData());
      const api = form.api ?? new URL(request.url).searchParams.get('api');
      return typeof api === 'string' ? responseTo({ api, form, headers: request.headers }) : undefined;
    });
  return {
    respond: (operation, response) =>
      on(async (call) => {
        if (call.api !== operation.api) return undefined;
        // A function is never the data of an operation, because the contract describes JSON.
        const given = response instanceof Function ? await response(call as Parameters<typeof response>[0]) : response;
        return given instanceof Response ? given : envelope('200', 'Success.', toWire(operation, given));
      }),
    refuse: ({ api }, code, data = null) => on((call) => (call.api === api ? envelope(code, `Refused with ${code}.`, data) : undefined)),
    examples: () =>
      on(({ api }) => (known.has(api) ? envelope('200', 'Success.', wireExampleOf({ api })) : envelope('50010', 'Unknown api.', null))),
  };
}

const known: ReadonlySet<string> = new Set(
  Object.values(allOperations).flatMap((domain) => Object.values<Operation<object, unknown>>(domain).map(({ api }) => api)),
);

function envelope(code: string, message: string, data: unknown): Response {
  return new HttpResponse(JSON.stringify({ code, message, data }), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}
