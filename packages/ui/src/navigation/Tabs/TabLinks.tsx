import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { forwardPropsExcept } from '../../styles/forwardPropsExcept.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { type TabLook, tabBar } from './tabBar.ts';
import { useCentred } from './useCentred.ts';

/** A page in a group of pages. */
export interface TabLink {
  /** Text of the tab. */
  label: string;
  /** URL of the page that it opens. */
  href: string;
  /** Number of items on the page. */
  count?: number;
}

/** Props of {@link TabLinks}. */
export interface TabLinksProps extends RootProps<'nav'> {
  /** Accessible name of the group. */
  label: string;
  /** Pages in display order. */
  links: readonly TabLink[];
  /** `href` of the current page. */
  current: string;
  /** Look of the bar: `line` for the parts of a page, `pill` for a choice within a part. @default 'line' */
  look?: TabLook;
}

const Root = styled('nav', { shouldForwardProp: forwardPropsExcept('look') })<{ look: TabLook }>(({ theme, look }) => ({
  minWidth: 0,
  '& ul': tabBar(theme, look),
}));

/** Shows pages as tabs: each is a link, and the current page is marked. */
export function TabLinks({ label, links, current, look = 'line', ...root }: TabLinksProps) {
  const bar = useCentred<HTMLUListElement>(`li:nth-of-type(${links.findIndex(({ href }) => href === current) + 1})`);
  return (
    <Root {...root} look={look} aria-label={label}>
      <ul ref={bar}>
        {links.map(({ label: words, href, count }) => (
          <li key={href}>
            <UiLink className="tab" look="quiet" href={href} {...(href === current ? { 'aria-current': 'page' } : {})}>
              {words}
              {count !== undefined && <small>{count}</small>}
            </UiLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}
