import type { LanguageCode } from '../../i18n/languages.ts';

/** Header items the server can switch: 1 sign-in, 2 my order, 3 my account, 4 language, 5 my shop, 6 messages, 7 customer service, 8 app. */
export type HeaderMenuCode = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The signed-in customer as the header shows them. */
export interface HeaderUser {
  name: string;
  /** Holds a paid membership. @default false */
  isMember?: boolean;
  /** Address the sign-out form posts to. */
  signOutAction: string;
}

/** Addresses the header leads to. */
export interface HeaderHrefs {
  home: string;
  login: string;
  register: string;
  orders: string;
  account: string;
  cart: string;
  messages: string;
  shop: string;
  /** Customer service (item 7); left out, there is no such entry. */
  service?: string;
}

/** One entry of the main navigation. */
export interface NavigationItem {
  label: string;
  href: string;
  /** The page that is open. @default false */
  current?: boolean;
}

/** A language of the shop, or a regional site elsewhere. */
export interface LanguageLink {
  code: LanguageCode;
  /** This page in that language. */
  href: string;
}

/** Whether the server's list shows an item; without a list everything is shown. */
export function showsItem(menu: readonly number[] | undefined, code: HeaderMenuCode): boolean {
  return menu === undefined || menu.includes(code);
}

/** The cart's count as printed: `99+` above 99, nothing for an empty cart. */
export function cappedCount(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}
