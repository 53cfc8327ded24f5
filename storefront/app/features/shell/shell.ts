import type { FooterColumn, FooterLink, HeaderMenuCode, NavigationItem } from '@mall/ui';
import type { PanelProduct } from '@mall/ui/navigation/ProductPanel';

/** What stands around every page, for this visitor. */
export interface Shell {
  readonly mallName: string;
  /** The mall's word of welcome; '' for the shop's own. */
  readonly welcome: string;
  /** The signed-in customer's name; undefined for a visitor. */
  readonly userName: string | undefined;
  readonly isMember: boolean;
  readonly sellsMemberships: boolean;
  /** What the signed-in customer's card tells; undefined for a visitor. */
  readonly customer: ShellCustomer | undefined;
  /** The app to get; undefined where there is none. */
  readonly app: { readonly href: string; readonly explanation: string } | undefined;
  readonly cartCount: number;
  readonly couponCount: number;
  readonly hasUnreadMessages: boolean;
  /** The header's items, of those that have a page. */
  readonly menu: readonly HeaderMenuCode[];
  /** The items of the sign-in pages' header, 1 home and 2 app; undefined for both. */
  readonly loginMenu: readonly number[] | undefined;
  readonly classes: readonly { readonly id: number; readonly name: string }[];
  /** Sites of the brand for other regions. */
  readonly regions: readonly NavigationItem[];
  readonly promises: readonly FooterColumn[];
  readonly footerLinks: readonly FooterLink[];
  readonly copyright: string;
  readonly archival: string;
}

/** The signed-in customer, for their card and for what they are reminded of. */
export interface ShellCustomer {
  /** Address of their picture; '' for none. */
  readonly picture: string;
  /** The membership's last day, as pages print it; undefined without one. */
  readonly memberUntil: string | undefined;
  readonly daysLeft: number;
  /** The membership ends soon, and the customer wants to be told. */
  readonly remind: boolean;
}

/** Items of the header that lead somewhere in this shop; also what a visitor sees while the mall has not said. */
export const defaultMenu: readonly HeaderMenuCode[] = [1, 2, 3, 4, 5, 6, 8];

/** The products of the header's panel; undefined when they did not come. */
export interface PanelProducts {
  readonly products: readonly PanelProduct[] | undefined;
}

/** What a customer may be asked or reminded of. */
export interface Prompts {
  readonly isProfileIncomplete: boolean;
  /** What members enjoy; empty where the customer is not reminded of it. */
  readonly benefits: readonly { readonly name: string; readonly iconUrl?: string; readonly detail?: string }[];
}
