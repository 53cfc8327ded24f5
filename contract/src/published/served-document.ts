import { publishedDocument } from './published-document.ts';

/**
 * The published document as JSON text for `GET /openapi.json` of a server that answers the virtual paths below `/api`. Its server URL is
 * relative to the document, so it is valid behind every proxy.
 */
export function servedDocument(): string {
  return JSON.stringify(publishedDocument([{ url: '/api', description: 'The server of this document.' }]));
}
