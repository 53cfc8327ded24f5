import { useId } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { selectedInForcedColors } from '../../styles/forcedColors.ts';
import { phoneDisclosure } from '../../styles/phoneDisclosure.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { cappedCount } from '../SiteHeader/model.ts';
import { type AccountPage, groupsOf, textOfPage } from './accountPages.ts';

export type { AccountPage } from './accountPages.ts';

/** Props of {@link AccountMenu}. */
export interface AccountMenuProps extends RootProps<'nav'> {
  /** URL of each page; a page without a URL is omitted, such as points in a shop without them. */
  hrefs: Readonly<Partial<Record<AccountPage, string>>>;
  /** Current page, or the one whose section it belongs to: `orders` for one order. */
  current?: AccountPage;
  /** Number of pending items of a page, such as unread messages; hidden for 0, and shown as 99+ above 99. */
  counts?: Readonly<Partial<Record<AccountPage, number>>>;
}

const Root = styled('nav')(({ theme }) => ({
  ...phoneDisclosure(theme),
  '& > div': { display: 'grid', gap: theme.spacing(3) },
  '& p': {
    ...theme.typography.overline,
    margin: 0,
    marginBlockEnd: theme.spacing(0.5),
    paddingInlineStart: `calc(${theme.spacing(2)} + ${theme.mall.border.strong})`,
    color: theme.vars.palette.roles.accent,
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& a': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    minHeight: theme.mall.size.targetSmall,
    paddingInline: theme.spacing(2),
    paddingBlock: theme.spacing(0.5),
    borderInlineStart: `${theme.mall.border.strong} solid ${theme.vars.palette.roles.hairline}`,
    color: theme.vars.palette.roles.inkSoft,
    [theme.breakpoints.down('md')]: { minHeight: theme.mall.size.target },
  },
  '& a:hover': { color: theme.vars.palette.roles.ink },
  '& a[aria-current]': {
    color: theme.vars.palette.roles.ink,
    fontWeight: 500,
    borderInlineStartColor: theme.vars.palette.roles.primary,
    ...selectedInForcedColors,
  },
  '& small': {
    ...theme.typography.caption,
    paddingInline: theme.spacing(1),
    borderRadius: theme.mall.radius.pill,
    backgroundColor: theme.vars.palette.roles.accentVeil,
    color: theme.vars.palette.roles.accent,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
}));

/** Shows the pages of the account in groups: a column next to the page on desktop, a disclosure above it on a phone. */
export function AccountMenu({ hrefs, current, counts = {}, ...root }: AccountMenuProps) {
  const t = useUiText('ui-deferred');
  const id = useId();
  return (
    <Root {...root} aria-label={t('nav.account')}>
      {/* Closes when the page changes. */}
      <details key={current}>
        <summary>
          {t('nav.account')}
          <Icon name="down" />
        </summary>
      </details>
      <div>
        {groupsOf(hrefs).map(({ title, pages }) => (
          <div key={title ?? 'first'}>
            {title && <p id={`${id}-${title}`}>{t(title)}</p>}
            <ul {...(title ? { 'aria-labelledby': `${id}-${title}` } : {})}>
              {pages.map(({ page, href }) => {
                const count = cappedCount(counts[page] ?? 0);
                return (
                  <li key={page}>
                    <UiLink look="quiet" href={href} {...(page === current ? { 'aria-current': 'page' } : {})}>
                      {t(textOfPage(page))}
                      {count && <small>{count}</small>}
                    </UiLink>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </Root>
  );
}
