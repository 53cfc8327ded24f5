import { type NavigationItem, SiteHeader, UiLink, usePanels } from '@mall/ui';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths, withQuery } from '#app/paths.ts';
import { useShop } from '#app/shared/shop.ts';
import { headerHrefs, languageLinks } from '#app/shared/site-links.ts';
import { usePhoneMenu } from '../phone-menu-script.tsx';
import { defaultMenu, type Shell } from '../shell.ts';
import { useDeferredParts } from '../use-deferred-parts.ts';
import { DeferredShell, type StreamedShell } from './deferred-shell.tsx';
import { ShopSearch } from './shop-search.tsx';

/** The number of classes that fit next to the shop's own entries. */
const maxCategories = 6;

function useNavigationItems(shell: Shell | undefined): NavigationItem[] {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const chosenClass = pathname === paths.products ? query.get('class') : null;
  const story = withQuery(paths.about, { type: 'our_story' });
  return [
    { label: t('navigation.allProducts'), href: paths.products, current: pathname === paths.products && chosenClass === null },
    { label: t('navigation.flashSale'), href: paths.flashSale, current: pathname === paths.flashSale },
    ...(shell?.classes ?? []).slice(0, maxCategories).map(({ id, name }) => ({
      label: name,
      href: withQuery(paths.products, { class: id }),
      current: chosenClass === String(id),
    })),
    { label: t('navigation.ourStory'), href: story, current: pathname + search === story },
  ];
}

/** Returns true for pages with their own navigation: the account, and the application for a shop. */
const hasOwnNavigation = (pathname: string) => pathname.startsWith('/my') || pathname === paths.applyShop;

const membershipHref = withQuery(paths.membership, { open: 1 });

const messagesItem = 6;

/** Returns the header's items for the caller: a visitor has no messages. */
const menuOf = (shell: Shell | undefined) => {
  const menu = shell?.menu ?? defaultMenu;
  return shell?.userName === undefined ? menu.filter((code) => code !== messagesItem) : menu;
};

interface HeaderProps {
  readonly shell: Shell | undefined;
  /** The link to the customer's own shop. */
  readonly myShop: ReactNode;
}

function Header({ shell, myShop }: HeaderProps) {
  const { t } = useTranslation(['common', 'shell']);
  const { language } = useShop();
  const location = useLocation();
  const navigation = useNavigationItems(shell);
  const panels = usePanels<'goods' | 'search'>();
  const root = useRef<HTMLDivElement>(null);
  const parts = useDeferredParts(shell);
  usePhoneMenu(root, location.key);
  return (
    <div ref={root}>
      <SiteHeader
        name={shell?.mallName || t('mall.name')}
        hrefs={headerHrefs}
        navigation={navigation}
        language={language}
        languages={languageLinks(location)}
        search={<ShopSearch signedIn={shell?.userName !== undefined} {...panels('search')} />}
        bare={hasOwnNavigation(location.pathname)}
        panel={(link) => (parts ? <parts.HeaderProducts {...panels('goods')}>{link}</parts.HeaderProducts> : link)}
        menu={menuOf(shell)}
        {...(shell?.app && {
          app: parts ? (
            <parts.AppEntry app={shell.app} />
          ) : (
            <UiLink look="quiet" href={shell.app.href}>
              {t('app.get', { ns: 'shell' })}
            </UiLink>
          ),
        })}
        {...(shell?.welcome && { welcome: shell.welcome })}
        {...(shell?.userName !== undefined && {
          user: { name: shell.userName, isMember: shell.isMember, signOutAction: paths.logout },
          userSlot: parts && shell.customer && (
            <parts.CustomerCard
              name={shell.userName}
              isMember={shell.isMember}
              customer={shell.customer}
              membershipHref={shell.sellsMemberships ? membershipHref : undefined}
            />
          ),
          shopSlot: myShop,
        })}
        cartCount={shell?.cartCount ?? 0}
        couponCount={shell?.couponCount ?? 0}
        unreadMessages={shell?.hasUnreadMessages ?? false}
        regions={shell?.regions ?? []}
      />
    </div>
  );
}

/** Renders the header of the main layout for the caller. */
export function ShopHeader({ shell, myShop }: { shell: StreamedShell; myShop: ReactNode }) {
  return <DeferredShell shell={shell}>{(known) => <Header shell={known} myShop={myShop} />}</DeferredShell>;
}
