import type { FooterColumn, FooterLink, HeaderMenuCode, NavigationItem } from '@mall/ui';
import type { PanelProduct } from '@mall/ui/navigation/ProductPanel';

/** The data of the page frame for the caller. */
export interface Shell {
  readonly mallName: string;
  /** The mall's welcome message; '' for the shop's own. */
  readonly welcome: string;
  /** The signed-in customer's name; undefined for a visitor. */
  readonly userName: string | undefined;
  readonly isMember: boolean;
  readonly sellsMemberships: boolean;
  /** The data of the signed-in customer's card; undefined for a visitor. */
  readonly customer: ShellCustomer | undefined;
  /** The app to download; undefined when there is none. */
  readonly app: { readonly href: string; readonly explanation: string } | undefined;
  readonly cartCount: number;
  readonly couponCount: number;
  readonly hasUnreadMessages: boolean;
  /** The header's items that have a page. */
  readonly menu: readonly HeaderMenuCode[];
  /** The items of the sign-in pages' header, 1 home and 2 app; undefined for both. */
  readonly loginMenu: readonly number[] | undefined;
  readonly classes: readonly { readonly id: number; readonly name: string }[];
  /** The brand's sites for other regions. */
  readonly regions: readonly NavigationItem[];
  readonly promises: readonly FooterColumn[];
  readonly footerLinks: readonly FooterLink[];
  readonly copyright: string;
  readonly archival: string;
}

/** The signed-in customer, for their card and reminders. */
export interface ShellCustomer {
  /** The address of their image; '' for none. */
  readonly image: string;
  /** The membership's last day, formatted for display; undefined without one. */
  readonly memberUntil: string | undefined;
  readonly daysLeft: number;
  /** True when the membership ends soon, and the customer has not disabled the reminder. */
  readonly remind: boolean;
}

/** The header's items that have a page in this shop; also the default until the mall has responded. */
export const defaultMenu: readonly HeaderMenuCode[] = [1, 2, 3, 4, 5, 6, 8];

/** The products of the header's panel; undefined when the call failed. */
export interface PanelProducts {
  readonly products: readonly PanelProduct[] | undefined;
}

/** The prompts and reminders of a customer. */
export interface Prompts {
  readonly isProfileIncomplete: boolean;
  /** The benefits of members; empty when the customer is not reminded. */
  readonly benefits: readonly { readonly name: string; readonly iconUrl?: string; readonly detail?: string }[];
}
