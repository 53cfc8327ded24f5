import type { LanguageCode } from '../../i18n/languages.ts';

/**
 * Header items that the server can switch: 1 sign-in, 2 my order, 3 my account, 4 language, 5 my shop, 6 messages, 7 customer service, 8
 * app.
 */
export type HeaderMenuCode = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Signed-in customer as shown in the header. */
export interface HeaderUser {
  /** Display name of the signed-in customer. */
  name: string;
  /** The customer has a paid membership. @default false */
  isMember?: boolean;
  /** URL that the sign-out form posts to. */
  signOutAction: string;
}

/** URLs of the header's links. */
export interface HeaderHrefs {
  /** Home page, behind the wordmark. */
  home: string;
  /** Sign-in page. */
  login: string;
  /** Registration page. */
  register: string;
  /** List of the customer's orders. */
  orders: string;
  /** Start page of the account. */
  account: string;
  /** Cart. */
  cart: string;
  /** Inbox of the customer. */
  messages: string;
  /** Page on opening a shop. */
  shop: string;
  /** Customer service (item 7); omitted, there is no such entry. @since 0.2.0 */
  service?: string;
}

/** One entry of the main navigation. */
export interface NavigationItem {
  /** Text of the link. */
  label: string;
  /** URL that it leads to. */
  href: string;
  /** Current page. @default false */
  current?: boolean;
}

/** A language of the shop, or a regional site. */
export interface LanguageLink {
  /** Language that the link leads to. */
  code: LanguageCode;
  /** URL of this page in that language. */
  href: string;
}

/** Returns whether the server's list includes an item; without a list all are shown. */
export function showsItem(menu: readonly number[] | undefined, code: HeaderMenuCode): boolean {
  return menu === undefined || menu.includes(code);
}

/** Returns the displayed count of the cart: `99+` above 99, '' for an empty cart. */
export function cappedCount(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}
