import type { APIRoute } from 'astro';
import { documentPath, versions } from '../reference/versions.ts';

/** The documents of released contracts to download. The current one is published with the SDK, from whose package it is copied. */
export const getStaticPaths = () =>
  versions
    .filter(({ prefix }) => prefix !== '')
    .map((version) => ({
      params: { file: documentPath(version).replace(/^\/|\.json$/g, '') },
      props: { document: version.document },
    }));

export const GET: APIRoute = ({ props: { document } }) => Response.json(document);
