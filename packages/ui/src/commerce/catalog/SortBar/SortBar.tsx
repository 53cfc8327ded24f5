import { type ReactNode, useEffect, useRef } from 'react';
import { useAnnounce } from '../../../feedback/Announcer/Announcer.tsx';
import { useUiText } from '../../../i18n/useUiText.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { UiLink } from '../../../primitives/UiLink/UiLink.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';

/** Sort order of a list; `default` is the mall's own order. */
export type SortOrder = 'default' | 'volume' | 'priceUp' | 'priceDown';

/** Layout of a list: a grid of cards, or one card per row. */
export type ListLayout = 'grid' | 'list';

/** Props of {@link SortBar}. */
export interface SortBarProps extends RootProps<'div'> {
  /** Number of products of the list on all its pages. */
  count: number;
  /** Current order. @default 'default' */
  sort?: SortOrder;
  /** Returns the URL of the list in another order. */
  hrefOf: (sort: SortOrder) => string;
  /** Current layout. @default 'grid' */
  layout?: ListLayout;
  /** Returns the URL of the list in another layout; omitted, there is only one layout. */
  layoutHrefOf?: (layout: ListLayout) => string;
}

const layouts = [
  { name: 'grid', icon: 'grid', text: 'list.grid' },
  { name: 'list', icon: 'menu', text: 'list.rows' },
] as const;

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(3),
  rowGap: theme.spacing(0.5),
  color: theme.vars.palette.roles.inkSoft,
  '& > p': { margin: 0, [theme.breakpoints.down('md')]: { marginInlineEnd: 'auto' } },
  // On a phone the orders have their own line.
  '& > .sort': { marginInlineStart: 'auto', [theme.breakpoints.down('md')]: { flexBasis: '100%' } },
  '& ul': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', listStyle: 'none', margin: 0, padding: 0 },
  '& > .sort > .orders': { columnGap: theme.spacing(2.5) },
  // The word keeps clear of the arrows where a button's own space around its arrow is small.
  '& > .sort > .orders > .pair': {
    display: 'flex',
    alignItems: 'center',
    whiteSpace: 'nowrap',
    '& > span': { marginInlineEnd: theme.spacing(0.5) },
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: theme.mall.size.targetSmall,
    textUnderlineOffset: '0.4em',
    borderRadius: theme.mall.radius.small,
    [theme.breakpoints.down('md')]: { minHeight: theme.mall.size.target },
  },
  '& a:hover': { color: theme.vars.palette.roles.ink },
  '& a[aria-current]': { color: theme.vars.palette.roles.ink, textDecorationLine: 'underline' },
  '& li > .drawn': {
    minWidth: theme.spacing(4),
    minHeight: theme.spacing(4),
    border: `${theme.mall.border.hairline} solid transparent`,
    [theme.breakpoints.down('md')]: { minWidth: theme.mall.size.target, minHeight: theme.mall.size.target },
  },
  '& li > .drawn svg': { width: theme.spacing(2.25), height: theme.spacing(2.25) },
  // The two arrows belong to their word: on a phone they are tall, not wide.
  '& > .sort > .orders > .pair > .drawn': { minWidth: theme.spacing(3.5) },
  '& > .sort > .orders > .pair .up': { transform: 'rotate(180deg)' },
  '& li > .drawn[aria-current]': { backgroundColor: theme.vars.palette.roles.primaryVeil, borderColor: theme.vars.palette.roles.primary },
}));

/** Announces the new count after each change of the list to screen readers. */
function useSpokenCount(address: string, text: string): void {
  const announce = useAnnounce();
  const last = useRef(address);
  useEffect(() => {
    if (last.current !== address) announce(text);
    last.current = address;
  }, [announce, address, text]);
}

/** Shows the number of products of a list, its order and layout; every other choice is a link. */
export function SortBar({ count, sort = 'default', hrefOf, layout = 'grid', layoutHrefOf, ...root }: SortBarProps) {
  const t = useUiText('ui-list');
  const text = t('list.count', { count });
  useSpokenCount(hrefOf(sort), text);
  const order = (name: SortOrder, words: ReactNode, drawn?: string) => (
    <UiLink
      look="quiet"
      href={hrefOf(name)}
      {...(drawn ? { 'aria-label': drawn, title: drawn, className: 'drawn' } : {})}
      {...(name === sort ? { 'aria-current': 'true' } : {})}
    >
      {words}
    </UiLink>
  );
  return (
    <Root {...root}>
      <p>{text}</p>
      {layoutHrefOf && (
        <nav aria-label={t('list.layout')}>
          <ul>
            {layouts.map(({ name, icon, text: key }) => (
              <li key={name}>
                <UiLink
                  className="drawn"
                  look="quiet"
                  href={layoutHrefOf(name)}
                  aria-label={t(key)}
                  title={t(key)}
                  {...(name === layout ? { 'aria-current': 'true' } : {})}
                >
                  <Icon name={icon} />
                </UiLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav className="sort" aria-label={t('list.sort')}>
        <ul className="orders">
          <li>{order('default', t('list.default'))}</li>
          <li>{order('volume', t('list.volume'))}</li>
          <li className="pair">
            <span aria-hidden="true">{t('filter.price')}</span>
            {order('priceUp', <Icon name="down" className="up" />, t('list.priceUp'))}
            {order('priceDown', <Icon name="down" />, t('list.priceDown'))}
          </li>
        </ul>
      </nav>
    </Root>
  );
}
