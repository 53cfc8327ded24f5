import { assertClientOptions } from '#assert-arguments';
import { customHeaders } from './headers.ts';
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
  const print = () => printable(options);
  const client: MallClient = {
    options,
    endpoint: `${baseUrl}${baseUrl.includes('?') ? '&' : '?'}store_id=${storeId}&store_type=${storeType}`,
    withOptions(changes) {
      const changed = { ...options, ...changes };
      assertClientOptions(changed, 'withOptions');
      // An option that is undefined is back at its default, headers and hooks as well.
      return clientWith({
        ...changed,
        // A function, because those of the client can be one.
        ...(changes.headers && options.headers && { headers: () => customHeaders('withOptions', options, changes) }),
        ...(changes.hooks && { hooks: { ...options.hooks, ...changes.hooks } }),
      });
    },
  };
  // `console.log` of Node.js calls the function with this symbol, `JSON.stringify` calls `toJSON`.
  return Object.assign(client, { toJSON: print, [Symbol.for('nodejs.util.inspect.custom')]: print });
}

const redacted = '[redacted]';

/** Returns the options without secrets. No rule knows which headers are secret, and the query of `baseUrl` can contain a key. */
function printable(options: MallClientOptions): object {
  const { baseUrl, headers, session } = options;
  return {
    ...options,
    baseUrl: String(baseUrl).replace(/\?.*/, `?${redacted}`),
    headers: headers && redacted,
    session: session && redacted,
  };
}
