import { contract } from './document.ts';

/**
 * The contract as JSON text for `GET /openapi.json` of a server that answers the virtual paths below `/api`. Its server address is relative
 * to the document, so it is right behind every proxy.
 */
export function servedDocument(): string {
  return JSON.stringify({ ...contract, servers: [{ url: '/api', description: 'The server of this document.' }] });
}
