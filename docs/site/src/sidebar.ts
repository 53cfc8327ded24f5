import { referencePath, type Version } from './reference/versions.ts';

/** The names of the three parts of the site; each has a sidebar of its own. */
export type SectionName = 'Guides' | 'API' | 'SDK';

/** The part of the site that an address belongs to. */
export function sectionOf(pathname: string): SectionName {
  if (/^\/sdk\//.test(pathname)) return 'SDK';
  return /^(\/v[^/]+)?\/(api|concepts|errors)\//.test(pathname) ? 'API' : 'Guides';
}

/** The sidebar of the reference of one version. */
export function referenceSidebar(version: Version) {
  return [
    {
      label: 'Basics',
      items: [
        { label: 'Overview', link: referencePath(version) },
        { label: 'Requests and answers', link: '/concepts/requests/' },
        { label: 'Sign in, step by step', link: '/concepts/sign-in/' },
        { label: 'Authentication and sessions', link: '/concepts/authentication/' },
        { label: 'Errors', link: '/errors/' },
        { label: 'Idempotency', link: '/concepts/idempotency/' },
        { label: 'Pagination', link: '/concepts/pagination/' },
        { label: 'Uploads', link: '/concepts/uploads/' },
        { label: 'Rate limits', link: '/concepts/rate-limits/' },
        { label: 'Languages', link: '/concepts/languages/' },
        { label: 'Versions', link: '/concepts/versions/' },
      ],
    },
    ...version.domains.map(({ name, title, operations }) => ({
      label: title,
      collapsed: true,
      items: [
        { label: 'Overview', link: referencePath(version, name) },
        ...operations.map(({ summary, slug }) => ({ label: summary, link: referencePath(version, slug) })),
      ],
    })),
  ];
}
