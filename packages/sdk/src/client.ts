import { assertClientOptions } from '#assert-arguments';
import type { MallClient, MallClientOptions } from './options.ts';

/**
 * Creates a client. Creating one is cheap: on a server create one for each request, with that request's session.
 * @throws {TypeError} for a missing `baseUrl`, an option of the wrong type or range, and an unknown option; the message names it
 */
export function createMallClient(options: MallClientOptions): MallClient {
  return clientWith(options, 'createMallClient');
}

/** Creates a client; `where` is the function that the caller used, for the message of an error. */
function clientWith(options: MallClientOptions, where: string): MallClient {
  assertClientOptions(options, where);
  const { storeId = 1, storeType = 6 } = options;
  const baseUrl = String(options.baseUrl);
  return {
    options,
    endpoint: `${baseUrl}${baseUrl.includes('?') ? '&' : '?'}store_id=${storeId}&store_type=${storeType}`,
    withOptions: (changes) => clientWith({ ...options, ...changes }, 'withOptions'),
  };
}
