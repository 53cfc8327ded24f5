import { useUiText } from '../../i18n/useUiText.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { Icon } from '../Icon/Icon.tsx';
import { UiLink } from '../UiLink/UiLink.tsx';
import { visiblePages } from './pages.ts';

/** Props of {@link Pagination}. */
export interface PaginationProps extends RootProps<'nav'> {
  /** Current page, from 1. */
  page: number;
  /** Number of pages. */
  count: number;
  /** Returns the URL of a page. */
  hrefOf: (page: number) => string;
}

const Root = styled('nav')({});

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: theme.spacing(0.25),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a, & span': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: theme.mall.size.targetSmall,
    minHeight: theme.mall.size.target,
    [theme.breakpoints.up('sm')]: { minWidth: theme.mall.size.target },
    borderRadius: theme.mall.radius.control,
    color: theme.vars.palette.roles.inkSoft,
  },
  '& a[aria-current]': {
    color: theme.vars.palette.roles.ink,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.ink}`,
  },
}));

/** Shows links to the pages of a list. Renders nothing when there is only one page. */
export function Pagination({ page, count, hrefOf, ...root }: PaginationProps) {
  const t = useUiText();
  if (count < 2) return null;
  const pages = visiblePages(page, count);
  return (
    <Root {...root} aria-label={t('pagination.label')}>
      <List>
        {page > 1 && (
          <li>
            <UiLink look="quiet" href={hrefOf(page - 1)} rel="prev" aria-label={t('pagination.previous')}>
              <Icon name="left" />
            </UiLink>
          </li>
        )}
        {pages.map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${pages[index - 1]}` : entry}>
            {entry === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <UiLink
                look="quiet"
                href={hrefOf(entry)}
                aria-label={t('pagination.page', { page: entry })}
                {...(entry === page ? { 'aria-current': 'page' } : {})}
              >
                {entry}
              </UiLink>
            )}
          </li>
        ))}
        {page < count && (
          <li>
            <UiLink look="quiet" href={hrefOf(page + 1)} rel="next" aria-label={t('pagination.next')}>
              <Icon name="right" />
            </UiLink>
          </li>
        )}
      </List>
    </Root>
  );
}
