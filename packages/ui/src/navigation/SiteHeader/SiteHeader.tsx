import type { ReactNode } from 'react';
import { useId } from 'react';
import type { LanguageCode } from '../../i18n/languages.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { CachedFragment } from '../../provider/CachedFragment.tsx';
import type { RootProps } from '../../styles/rootProps.ts';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks.tsx';
import { CartLink } from './CartLink.tsx';
import { type HeaderHrefs, type HeaderUser, type LanguageLink, type NavigationItem, showsItem } from './model.ts';
import { Bar, MainBar, MenuDisclosure, Navigation, NavigationList, Root, UtilityBar } from './parts.tsx';
import { UtilityItems } from './UtilityItems.tsx';
import { type Logo, Wordmark } from './Wordmark.tsx';

/** Props of {@link SiteHeader}. */
export interface SiteHeaderProps extends RootProps<'header'> {
  /** Name of the shop. */
  name: string;
  /** Logo of the shop, which replaces its name. */
  logo?: Logo;
  /** URLs of the header's own entries. */
  hrefs: HeaderHrefs;
  /** Main navigation. */
  navigation: readonly NavigationItem[];
  /**
   * Omits the navigation line on desktop, for pages with their own.
   * @default false
   * @since 0.2.0
   */
  bare?: boolean;
  /** List of items from the server (`shortcutMenu3`); without a list all are shown. */
  menu?: readonly number[];
  /** Welcome text of the shop; omitted, a default text of the library. */
  welcome?: string;
  /** Omitted for visitors. */
  user?: HeaderUser;
  /** Replaces the customer's plain name. */
  userSlot?: ReactNode;
  /** Replaces the plain link to the customer's shop, e.g. with one that first checks the state of the application. @since 0.2.0 */
  shopSlot?: ReactNode;
  /** Number of pieces in the cart. @default 0 */
  cartCount?: number;
  /** Number of usable coupons. @default 0 */
  couponCount?: number;
  /** There are unread messages. @default false */
  unreadMessages?: boolean;
  /** Current language of the page, marked in the list of languages. */
  language: LanguageCode;
  /** URL of this page in each language. */
  languages: readonly LanguageLink[];
  /** Regional sites of the brand. */
  regions?: readonly NavigationItem[];
  /** Search field. */
  search?: ReactNode;
  /**
   * Wraps the first entry of the main navigation on desktop, e.g. `(link) => <ProductPanel …>{link}</ProductPanel>`. A server with a
   * {@link FragmentCacheProvider} reuses its markup, so it must not be personal.
   */
  panel?: (link: ReactNode) => ReactNode;
  /** Popover of the app (item 8). */
  app?: ReactNode;
}

interface NavigationLinksProps {
  items: readonly NavigationItem[];
  label: string;
  panel?: SiteHeaderProps['panel'];
}

function NavigationLinks({ items, label, panel }: NavigationLinksProps) {
  return (
    <CachedFragment name="navigation" data={items}>
      <nav aria-label={label}>
        <NavigationList>
          {items.map(({ label: text, href, current }, index) => {
            const link = (
              <UiLink className="entry" look="quiet" href={href} {...(current ? { 'aria-current': 'page' } : {})}>
                <span>{text}</span>
              </UiLink>
            );
            return <li key={href}>{index === 0 && panel ? panel(link) : link}</li>;
          })}
        </NavigationList>
      </nav>
    </CachedFragment>
  );
}

/**
 * Shows the page header: a utility line, the main bar with search and cart, the navigation; on a phone one bar with a menu that works
 * without JavaScript.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { name, logo, hrefs, navigation, menu, welcome, user, userSlot, shopSlot, search, panel, app, ...more } = props;
  const { language, languages, regions, bare = false, cartCount = 0, couponCount = 0, unreadMessages = false, ...root } = more;
  const t = useUiText();
  const id = useId();
  const items = <UtilityItems {...{ menu, hrefs, user, userSlot, shopSlot, couponCount, unreadMessages, extra: app }} />;
  const tongues = showsItem(menu, 4) && <LanguageLinks links={languages} current={language} {...(regions ? { regions } : {})} />;
  return (
    <Root {...root}>
      <UtilityBar>
        <Bar>
          <p>{welcome ?? t('nav.welcome', { name })}</p>
          <div>
            {items}
            {tongues}
          </div>
        </Bar>
      </UtilityBar>
      <MainBar>
        <MenuDisclosure>
          <summary aria-label={t('nav.menu')}>
            <Icon name="menu" className="closed" />
            <Icon name="close" className="open" />
          </summary>
          <div className="sheet" id={id}>
            <NavigationLinks items={navigation} label={t('nav.main')} />
            {items}
            {tongues}
          </div>
        </MenuDisclosure>
        <div className="search">{search}</div>
        <Wordmark name={name} href={hrefs.home} logo={logo} />
        <div className="cart">
          <CartLink href={hrefs.cart} count={cartCount} />
        </div>
      </MainBar>
      {!bare && (
        <Navigation>
          <NavigationLinks items={navigation} label={t('nav.main')} panel={panel} />
        </Navigation>
      )}
    </Root>
  );
}
