import { publishedDocument } from './published-document.ts';

/**
 * Prepares the published document for `GET /openapi.json` of a server with the virtual paths below `/api`: returns a function that creates
 * the JSON text for the origin of a request, "http://localhost:4000". The server URL is absolute, because most tools read the document from
 * a file.
 */
export function servedDocument(): (origin: string) => string {
  const { servers: _, ...document } = publishedDocument([]);
  // Everything except the servers is identical for every request, and large.
  const rest = JSON.stringify(document).slice(1);
  return (origin) => `{"servers":${JSON.stringify([{ url: `${origin}/api`, description: 'The server of this document.' }])},${rest}`;
}
