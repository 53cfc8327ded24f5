import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { phoneDisclosure } from '../../styles/phoneDisclosure.ts';
import { chosenInForcedColors } from '../../theme/chosen.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { cappedCount } from '../SiteHeader/model.ts';
import { type AccountPage, groupsOf, textOfPage } from './accountPages.ts';

export type { AccountPage } from './accountPages.ts';

/** Props of {@link AccountMenu}. */
export interface AccountMenuProps extends RootProps<'nav'> {
  /** Where each page is; one that has no address here is left out, such as points in a shop that gives none. */
  hrefs: Readonly<Partial<Record<AccountPage, string>>>;
  /** The page that is shown, or the one in whose row it belongs: `orders` for one order. */
  current?: AccountPage;
  /** How many things wait on a page, such as unread messages; nothing stands beside a 0, and 99+ beside more than 99. */
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
    ...chosenInForcedColors,
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

/** The pages of the account in their groups: a column beside the page on a desk, behind a disclosure above it on a phone. */
export function AccountMenu({ hrefs, current, counts = {}, ...root }: AccountMenuProps) {
  const say = useUiText();
  const id = useId();
  return (
    <Root {...root} aria-label={say('nav.account')}>
      {/* Another page closes it. */}
      <details key={current}>
        <summary>
          {say('nav.account')}
          <Icon name="down" />
        </summary>
      </details>
      <div>
        {groupsOf(hrefs).map(({ title, pages }) => (
          <div key={title ?? 'first'}>
            {title && <p id={`${id}-${title}`}>{say(title)}</p>}
            <ul {...(title ? { 'aria-labelledby': `${id}-${title}` } : {})}>
              {pages.map(({ page, href }) => {
                const count = cappedCount(counts[page] ?? 0);
                return (
                  <li key={page}>
                    <UiLink look="quiet" href={href} {...(page === current ? { 'aria-current': 'page' } : {})}>
                      {say(textOfPage(page))}
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
