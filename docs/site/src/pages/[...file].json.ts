import type { APIRoute } from 'astro';
import { versions } from '../reference/versions.ts';

/** The contract documents to download: `/openapi.json` and one below each released version. */
export const getStaticPaths = () =>
  versions.map(({ prefix, document }) => ({ params: { file: [prefix, 'openapi'].filter(Boolean).join('/') }, props: { document } }));

export const GET: APIRoute = ({ props: { document } }) => Response.json(document);
