import type { FooterColumn, HeaderMenuCode, NavigationItem } from '@mall/ui';

/** What stands around every page, for this visitor. */
export interface Shell {
  readonly mallName: string;
  /** The mall's word of welcome; '' for the shop's own. */
  readonly welcome: string;
  /** The signed-in customer's name; undefined for a visitor. */
  readonly userName: string | undefined;
  readonly isMember: boolean;
  readonly cartCount: number;
  readonly couponCount: number;
  readonly hasUnreadMessages: boolean;
  /** The header's items, of those that have a page. */
  readonly menu: readonly HeaderMenuCode[];
  readonly classes: readonly { readonly id: number; readonly name: string }[];
  /** Sites of the brand for other regions. */
  readonly regions: readonly NavigationItem[];
  readonly promises: readonly FooterColumn[];
  readonly footerLinks: readonly NavigationItem[];
  readonly copyright: string;
  readonly archival: string;
}

/** Items of the header that lead somewhere in this shop; also what a visitor sees while the mall has not said. */
export const builtMenu: readonly HeaderMenuCode[] = [1, 2, 3, 4, 5];
