import type { ReactNode } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { styled } from '../../styles/styled.ts';
import { type HeaderHrefs, type HeaderUser, showsItem } from './model.ts';

/** Props of {@link UtilityItems}. */
export interface UtilityItemsProps {
  menu: readonly number[] | undefined;
  hrefs: HeaderHrefs;
  user?: HeaderUser | undefined;
  couponCount: number;
  unreadMessages: boolean;
  /** Additional entries, e.g. the app's popover. */
  extra?: ReactNode;
  /** Replaces the customer's plain name, e.g. with a membership card. */
  userSlot?: ReactNode;
  /** Replaces the plain link to the customer's shop. */
  shopSlot?: ReactNode;
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', minHeight: theme.spacing(3), columnGap: theme.spacing(1) },
  '& form': { display: 'contents' },
  '& form > button': {
    font: 'inherit',
    color: 'inherit',
    border: 0,
    padding: 0,
    background: 'none',
    cursor: 'pointer',
    minHeight: theme.spacing(3),
  },
  '& form > button:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
}));

const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  paddingInline: theme.spacing(0.75),
  borderRadius: theme.mall.radius.pill,
  backgroundColor: theme.vars.palette.roles.accentVeil,
  color: theme.vars.palette.roles.accent,
}));

const Dot = styled('span')(({ theme }) => ({
  borderRadius: theme.mall.radius.pill,
  border: `${theme.spacing(0.375)} solid ${theme.vars.palette.roles.accent}`,
}));

function Person({ user, userSlot, hrefs }: Pick<UtilityItemsProps, 'user' | 'userSlot' | 'hrefs'>) {
  const t = useUiText();
  if (!user) {
    return (
      <>
        <li>
          <UiLink look="quiet" href={hrefs.login}>
            {t('nav.login')}
          </UiLink>
        </li>
        <li>
          <UiLink look="quiet" href={hrefs.register}>
            {t('nav.register')}
          </UiLink>
        </li>
      </>
    );
  }
  return (
    <>
      <li>
        {userSlot ?? user.name}
        {user.isMember && <Badge>{t('nav.member')}</Badge>}
      </li>
      <li>
        <form method="post" action={user.signOutAction}>
          <button type="submit">{t('nav.signOut')}</button>
        </form>
      </li>
    </>
  );
}

/** Shows the personal entries of the header: sign-in or name, orders, account, messages, shop. */
export function UtilityItems({ menu, hrefs, user, couponCount, unreadMessages, extra, userSlot, shopSlot }: UtilityItemsProps) {
  const t = useUiText();
  return (
    <List>
      {showsItem(menu, 1) && <Person user={user} userSlot={userSlot} hrefs={hrefs} />}
      {showsItem(menu, 2) && (
        <li>
          <UiLink look="quiet" href={hrefs.orders}>
            {t('nav.orders')}
          </UiLink>
        </li>
      )}
      {showsItem(menu, 3) && (
        <li>
          <UiLink look="quiet" href={hrefs.account}>
            {couponCount > 0 ? t('nav.accountWithCoupons', { count: couponCount }) : t('nav.account')}
          </UiLink>
        </li>
      )}
      {showsItem(menu, 5) && (
        <li>
          {shopSlot ?? (
            <UiLink look="quiet" href={hrefs.shop}>
              {t('nav.shop')}
            </UiLink>
          )}
        </li>
      )}
      {showsItem(menu, 6) && (
        <li>
          <UiLink look="quiet" href={hrefs.messages}>
            {t('nav.messages')}
            {unreadMessages && <VisuallyHidden> {t('nav.unread')}</VisuallyHidden>}
          </UiLink>
          {unreadMessages && <Dot aria-hidden="true" />}
        </li>
      )}
      {showsItem(menu, 7) && hrefs.service && (
        <li>
          <UiLink look="quiet" href={hrefs.service}>
            {t('nav.service')}
          </UiLink>
        </li>
      )}
      {showsItem(menu, 8) && extra && <li>{extra}</li>}
    </List>
  );
}
