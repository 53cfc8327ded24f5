import type { TestGateway } from './gateway.ts';

/** A request in raw form, valid or not. */
export interface RawRequest {
  readonly method?: 'POST' | 'GET' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  readonly url?: string;
  readonly headers?: Record<string, string>;
  readonly payload?: string | Buffer;
}

export const formType = 'application/x-www-form-urlencoded';

/** Sends a request that our clients never send; the default is a valid one. */
export async function sendRaw(
  { server }: Pick<TestGateway, 'server'>,
  { method = 'POST', url = '/api/', headers = {}, payload = 'api=mall.Index.index' }: RawRequest,
) {
  const response = await server.inject({ method, url, headers: { 'content-type': formType, ...headers }, payload });
  return { http: response.statusCode, headers: response.headers, body: response.body, json: response.body === '' ? {} : response.json() };
}
