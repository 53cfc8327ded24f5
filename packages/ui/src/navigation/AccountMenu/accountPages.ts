import type { UiTextKey } from '../../i18n/textKeys.ts';

/** A page in the account menu. */
export type AccountPage =
  | 'home'
  | 'orders'
  | 'afterSales'
  | 'invoices'
  | 'wallet'
  | 'bankCards'
  | 'coupons'
  | 'points'
  | 'membership'
  | 'messages'
  | 'collection'
  | 'addresses'
  | 'profile'
  | 'security';

const pageTexts = {
  home: 'account.page.home',
  orders: 'nav.orders',
  afterSales: 'account.page.afterSales',
  invoices: 'account.page.invoices',
  wallet: 'account.page.wallet',
  bankCards: 'account.page.bankCards',
  coupons: 'account.page.coupons',
  points: 'account.page.points',
  membership: 'account.page.membership',
  messages: 'nav.messages',
  collection: 'account.page.collection',
  addresses: 'account.page.addresses',
  profile: 'account.page.profile',
  security: 'account.page.security',
} as const satisfies Readonly<Record<AccountPage, UiTextKey<'ui' | 'ui-deferred'>>>;

interface AccountGroup {
  /** Omitted for the first group, which is general. */
  readonly title?: UiTextKey<'ui' | 'ui-deferred'>;
  readonly pages: readonly AccountPage[];
}

const groups: readonly AccountGroup[] = [
  { pages: ['home'] },
  { title: 'account.orders', pages: ['orders', 'afterSales', 'invoices'] },
  { title: 'account.assets', pages: ['wallet', 'bankCards', 'coupons', 'points', 'membership'] },
  { title: 'account.personal', pages: ['messages', 'collection', 'addresses', 'profile', 'security'] },
];

/** Returns the text key of an account page's name. */
export const textOfPage = (page: AccountPage): UiTextKey<'ui' | 'ui-deferred'> => pageTexts[page];

/** Returns the groups of the menu with their available pages; groups without any are omitted. */
export function groupsOf(hrefs: Readonly<Partial<Record<AccountPage, string>>>) {
  return groups.flatMap(({ title, pages }) => {
    const there = pages.flatMap((page) => {
      const href = hrefs[page];
      return href === undefined ? [] : [{ page, href }];
    });
    return there.length === 0 ? [] : [{ title, pages: there }];
  });
}
