import { getCollection } from 'astro:content';

/** The part of a page that is used here. A clean clone has no types of the collection: Astro generates them when it builds. */
export interface SitePage {
  readonly id: string;
  readonly body?: string | undefined;
  readonly data: { readonly title: string; readonly description?: string | undefined };
}

/** All pages written in Markdown. */
export async function sitePages(): Promise<readonly SitePage[]> {
  return await getCollection('docs');
}
