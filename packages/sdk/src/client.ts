import { assertClientOptions } from '#assert-arguments';
import { mergedHeaders } from './headers.ts';
import type { MallClient, MallClientOptions } from './options.ts';

/**
 * Creates a client. Creating one is cheap: on a server create one for each request, with that request's session.
 * @throws {TypeError} for a missing `baseUrl`, an option of the wrong type or range, and an unknown option; the message names it
 */
export function createMallClient(options: MallClientOptions): MallClient {
  assertClientOptions(options, 'createMallClient');
  return clientWith(options);
}

function clientWith(options: MallClientOptions): MallClient {
  const { storeId = 1, storeType = 6 } = options;
  const baseUrl = String(options.baseUrl);
  return {
    options,
    endpoint: `${baseUrl}${baseUrl.includes('?') ? '&' : '?'}store_id=${storeId}&store_type=${storeType}`,
    withOptions(changes) {
      const changed = { ...options, ...changes };
      assertClientOptions(changed, 'withOptions');
      // An option that is undefined is back at its default, headers and hooks as well.
      return clientWith({
        ...changed,
        ...(changed.headers && { headers: mergedHeaders(options.headers, changed.headers) }),
        ...(changed.hooks && { hooks: { ...options.hooks, ...changed.hooks } }),
      });
    },
  };
}
