import type { APIRoute } from 'astro';
import { documentPath, versions } from '../reference/versions.ts';

/** The contract documents to download: `/openapi.json` and one below each released version. */
export const getStaticPaths = () =>
  versions.map((version) => ({
    params: { file: documentPath(version).replace(/^\/|\.json$/g, '') },
    props: { document: version.document },
  }));

export const GET: APIRoute = ({ props: { document } }) => Response.json(document);
