import { styled } from '@mui/material/styles';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { allBut } from '../../theme/allBut.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { type TabLook, tabBar } from './tabBar.ts';
import { useCentred } from './useCentred.ts';

/** A page among its neighbours. */
export interface TabLink {
  label: string;
  href: string;
  /** How many things are there. */
  count?: number;
}

/** Props of {@link TabLinks}. */
export interface TabLinksProps extends RootProps<'nav'> {
  /** Names the choice for screen readers. */
  label: string;
  /** In the order they are shown. */
  links: readonly TabLink[];
  /** The `href` of the page that is shown. */
  current: string;
  /** @default 'line' */
  look?: TabLook;
}

const Root = styled('nav', { shouldForwardProp: allBut('look') })<{ look: TabLook }>(({ theme, look }) => ({
  minWidth: 0,
  '& ul': tabBar(theme, look),
}));

/** Tabs that are pages: each a link, the one that is shown marked as the current page. */
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
