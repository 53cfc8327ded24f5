import type { ReactNode } from 'react';
import { useId } from 'react';
import type { LanguageCode } from '../../i18n/languages.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import type { RootProps } from '../../theme/rootProps.ts';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks.tsx';
import { CartLink } from './CartLink.tsx';
import { type HeaderHrefs, type HeaderUser, type LanguageLink, type NavigationItem, showsItem } from './model.ts';
import { Bar, Masthead, MenuDisclosure, Navigation, NavigationList, Root, UtilityBar } from './parts.tsx';
import { UtilityItems } from './UtilityItems.tsx';
import { type Logo, Wordmark } from './Wordmark.tsx';

/** Props of {@link SiteHeader}. */
export interface SiteHeaderProps extends RootProps<'header'> {
  /** The shop's name. */
  name: string;
  /** The shop's picture mark in place of its name. */
  logo?: Logo;
  /** Where the header's own entries lead. */
  hrefs: HeaderHrefs;
  /** The main navigation. */
  navigation: readonly NavigationItem[];
  /** Leaves out the line of the navigation on a desk, for pages that have one of their own. @default false */
  bare?: boolean;
  /** The server's list of items (`shortcutMenu3`); without one everything is shown. */
  menu?: readonly number[];
  /** The shop's welcome text; left out, the library's own. */
  welcome?: string;
  /** Left out for visitors. */
  user?: HeaderUser;
  /** In place of the customer's plain name. */
  userSlot?: ReactNode;
  /** In place of the plain link to the customer's shop, e.g. one that first asks where the application stands. */
  shopSlot?: ReactNode;
  /** Pieces in the cart. @default 0 */
  cartCount?: number;
  /** Coupons that can be used. @default 0 */
  couponCount?: number;
  /** Messages wait to be read. @default false */
  unreadMessages?: boolean;
  language: LanguageCode;
  /** This page's address in each language. */
  languages: readonly LanguageLink[];
  /** The brand's sites elsewhere. */
  regions?: readonly NavigationItem[];
  /** The search field. */
  search?: ReactNode;
  /** Puts something around the first entry of the main navigation on a desk, e.g. `(link) => <ProductPanel …>{link}</ProductPanel>`. */
  panel?: (link: ReactNode) => ReactNode;
  /** The app's popover (item 8). */
  app?: ReactNode;
}

interface NavigationLinksProps {
  items: readonly NavigationItem[];
  label: string;
  panel?: SiteHeaderProps['panel'];
}

function NavigationLinks({ items, label, panel }: NavigationLinksProps) {
  return (
    <nav aria-label={label}>
      <NavigationList>
        {items.map(({ label: text, href, current }, at) => {
          const link = (
            <UiLink className="entry" look="quiet" href={href} {...(current ? { 'aria-current': 'page' } : {})}>
              <span>{text}</span>
            </UiLink>
          );
          return <li key={href}>{at === 0 && panel ? panel(link) : link}</li>;
        })}
      </NavigationList>
    </nav>
  );
}

/** The page's head: a quiet utility line, the masthead with search and cart, the navigation; on a phone one bar with a menu that needs no script. */
export function SiteHeader(props: SiteHeaderProps) {
  const { name, logo, hrefs, navigation, menu, welcome, user, userSlot, shopSlot, search, panel, app, ...more } = props;
  const { language, languages, regions, bare = false, cartCount = 0, couponCount = 0, unreadMessages = false, ...root } = more;
  const say = useUiText();
  const id = useId();
  const items = <UtilityItems {...{ menu, hrefs, user, userSlot, shopSlot, couponCount, unreadMessages, extra: app }} />;
  const tongues = showsItem(menu, 4) && <LanguageLinks links={languages} current={language} {...(regions ? { regions } : {})} />;
  return (
    <Root {...root}>
      <UtilityBar>
        <Bar>
          <p>{welcome ?? say('nav.welcome', { name })}</p>
          <div>
            {items}
            {tongues}
          </div>
        </Bar>
      </UtilityBar>
      <Masthead>
        <MenuDisclosure>
          <summary aria-label={say('nav.menu')}>
            <Icon name="menu" className="closed" />
            <Icon name="close" className="open" />
          </summary>
          <div className="sheet" id={id}>
            <NavigationLinks items={navigation} label={say('nav.main')} />
            {items}
            {tongues}
          </div>
        </MenuDisclosure>
        <div className="search">{search}</div>
        <Wordmark name={name} href={hrefs.home} logo={logo} />
        <div className="cart">
          <CartLink href={hrefs.cart} count={cartCount} />
        </div>
      </Masthead>
      {!bare && (
        <Navigation>
          <NavigationLinks items={navigation} label={say('nav.main')} panel={panel} />
        </Navigation>
      )}
    </Root>
  );
}
