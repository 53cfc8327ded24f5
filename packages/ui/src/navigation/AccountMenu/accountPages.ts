import type { UiTextKey } from '../../i18n/textKeys.ts';

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
} as const satisfies Readonly<Record<string, UiTextKey>>;

/** A page that the menu of the account leads to. */
export type AccountPage = keyof typeof pageTexts;

interface AccountGroup {
  /** Left out above the first page, which is about everything. */
  readonly title?: UiTextKey;
  readonly pages: readonly AccountPage[];
}

const groups: readonly AccountGroup[] = [
  { pages: ['home'] },
  { title: 'account.orders', pages: ['orders', 'afterSales', 'invoices'] },
  { title: 'account.assets', pages: ['wallet', 'bankCards', 'coupons', 'points', 'membership'] },
  { title: 'account.personal', pages: ['messages', 'collection', 'addresses', 'profile', 'security'] },
];

/** The text that names a page of the account. */
export const textOfPage = (page: AccountPage): UiTextKey => pageTexts[page];

/** The groups of the menu with the pages that there are; a group of which there is none is left out. */
export function groupsOf(hrefs: Readonly<Partial<Record<AccountPage, string>>>) {
  return groups.flatMap(({ title, pages }) => {
    const there = pages.flatMap((page) => {
      const href = hrefs[page];
      return href === undefined ? [] : [{ page, href }];
    });
    return there.length === 0 ? [] : [{ title, pages: there }];
  });
}
