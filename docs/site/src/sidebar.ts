import type { StarlightRouteData } from '@astrojs/starlight/route-data';
import { referencePath, type Version } from './reference/versions.ts';

/** The names of the three parts of the site; each has a sidebar of its own. */
export type SectionName = 'Guides' | 'API' | 'SDK';

/** The part of the site that an address belongs to. */
export function sectionOf(pathname: string): SectionName {
  if (/^\/sdk\//.test(pathname)) return 'SDK';
  return /^(\/v[^/]+)?\/(api|errors)\//.test(pathname) ? 'API' : 'Guides';
}

type SidebarEntries = StarlightRouteData['sidebar'];
type SidebarLink = Extract<SidebarEntries[number], { type: 'link' }>;

/** The links before and after the current page. */
export function neighbors(sidebar: SidebarEntries): StarlightRouteData['pagination'] {
  const links = linksOf(sidebar);
  const at = links.findIndex(({ isCurrent }) => isCurrent);
  return { prev: links[at - 1], next: at < 0 ? undefined : links[at + 1] };
}

/** The links of a sidebar in their order. The overview of a group has the name of the group. */
function linksOf(entries: SidebarEntries, group?: string): readonly SidebarLink[] {
  return entries.flatMap((entry) => {
    if (entry.type === 'group') return linksOf(entry.entries, entry.label);
    return [entry.label === 'Overview' && group !== undefined ? { ...entry, label: group } : entry];
  });
}

/** The links to the pages on the basics of the API, in their order. */
export const basics = [
  { label: 'Requests and responses', link: '/concepts/requests/' },
  { label: 'Sign in, step by step', link: '/concepts/sign-in/' },
  { label: 'Register, step by step', link: '/concepts/register/' },
  { label: 'Authentication and sessions', link: '/concepts/authentication/' },
  { label: 'Checkout guide', link: '/concepts/place-an-order/' },
  { label: 'Idempotency', link: '/concepts/idempotency/' },
  { label: 'Pagination', link: '/concepts/pagination/' },
  { label: 'Uploads', link: '/concepts/uploads/' },
  { label: 'Rate limits', link: '/concepts/rate-limits/' },
  { label: 'Languages', link: '/concepts/languages/' },
  { label: 'Payment notices (webhook)', link: '/concepts/payment-notices/' },
  { label: 'Versions', link: '/concepts/versions/' },
];

/** The sidebar of the reference of one version. */
export function referenceSidebar(version: Version) {
  return [
    {
      label: 'Start',
      items: [
        { label: 'Overview', link: referencePath(version) },
        { label: 'Error codes', link: '/errors/' },
        { label: 'Guide: requests and responses', link: '/concepts/requests/' },
        { label: 'Guide: sign in', link: '/concepts/sign-in/' },
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
