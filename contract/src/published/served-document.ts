import { publishedDocument } from './published-document.ts';

/**
 * The published document for `GET /openapi.json` of a server that answers the virtual paths below `/api`: makes the JSON text for the origin
 * of a request, "http://localhost:4000". The server URL is absolute, since most tools read the document from a file.
 */
export function servedDocument(): (origin: string) => string {
  const { servers: _, ...document } = publishedDocument([]);
  // All but the servers is the same for every request, and large.
  const rest = JSON.stringify(document).slice(1);
  return (origin) => `{"servers":${JSON.stringify([{ url: `${origin}/api`, description: 'The server of this document.' }])},${rest}`;
}
