import type { AccountPage } from '../navigation/AccountMenu/AccountMenu.tsx';

/** URLs of all account pages for stories; they have no targets. */
export const storyAccountHrefs = {
  home: '#account',
  orders: '#orders',
  afterSales: '#after-sales',
  invoices: '#invoices',
  wallet: '#wallet',
  bankCards: '#bank-cards',
  coupons: '#coupons',
  points: '#points',
  membership: '#membership',
  messages: '#messages',
  collection: '#collection',
  addresses: '#addresses',
  profile: '#profile',
  security: '#security',
} as const satisfies Record<AccountPage, string>;
