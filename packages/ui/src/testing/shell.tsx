import { type ReactNode, useState } from 'react';
import { SearchField } from '../commerce/SearchField/SearchField.tsx';
import { NoticeBar } from '../feedback/NoticeBar/NoticeBar.tsx';
import { type LanguageCode, languageCodes } from '../i18n/languages.ts';
import { AppPopover } from '../navigation/AppPopover/AppPopover.tsx';
import { MemberCard } from '../navigation/MemberCard/MemberCard.tsx';
import { ProductPanel } from '../navigation/ProductPanel/ProductPanel.tsx';
import { SideArea } from '../navigation/SideArea/SideArea.tsx';
import { SiteFooter } from '../navigation/SiteFooter/SiteFooter.tsx';
import { SiteHeader, type SiteHeaderProps } from '../navigation/SiteHeader/SiteHeader.tsx';
import { usePanels } from '../navigation/Unfold/usePanels.ts';
import { SkipLink } from '../primitives/SkipLink/SkipLink.tsx';
import { DrawnCode } from './DrawnCode.tsx';
import { storyProducts } from './goods.ts';
import { StorySearch } from './StorySearch.tsx';

const navigationTexts = {
  en: ['All products', 'Cleansers & toners', 'Serums', 'Creams & oils', 'Bath & body', 'Inner beauty'],
  zh: ['全部商品', '洁面与爽肤', '精华', '面霜与护肤油', '沐浴与身体', '内养之美'],
};

/** What the stories' header is made of. */
export function storyHeader(language: LanguageCode): SiteHeaderProps {
  const zh = language !== 'en';
  return {
    name: zh ? '林间集' : 'Sylvane',
    language,
    languages: languageCodes.map((code) => ({ code, href: `?lang=${code}` })),
    hrefs: {
      home: '#home',
      login: '#login',
      register: '#register',
      orders: '#orders',
      account: '#account',
      cart: '#cart',
      messages: '#messages',
      shop: '#shop',
      service: '#service',
    },
    navigation: navigationTexts[zh ? 'zh' : 'en'].map((label, index) => ({ label, href: `#n${index}`, current: index === 0 })),
    cartCount: 3,
    search: <SearchField action="#search" />,
  };
}

/** What a signed-in customer sees in the stories' header besides. */
export function storyCustomer(language: LanguageCode): Pick<SiteHeaderProps, 'user' | 'userSlot' | 'couponCount' | 'unreadMessages'> {
  const name = language === 'en' ? 'Mei Lin' : '林梅';
  return {
    user: { name, isMember: true, signOutAction: '/logout' },
    userSlot: <MemberCard name={name} isMember until="2027-01-31" membershipHref="#membership" />,
    couponCount: 2,
    unreadMessages: true,
  };
}

/** The header as a page holds it: search and products unfold, one at a time. */
export function StoryHeader({ language, ...header }: Partial<SiteHeaderProps> & { language: LanguageCode }) {
  const panels = usePanels<'goods' | 'search'>();
  const [isAsked, setIsAsked] = useState(false);
  const zh = language !== 'en';
  return (
    <SiteHeader
      {...storyHeader(language)}
      search={<StorySearch key={language} language={language} {...panels('search')} />}
      panel={(link) => (
        <ProductPanel {...panels('goods')} {...(isAsked ? { products: storyProducts(language) } : {})} onOpen={() => setIsAsked(true)}>
          {link}
        </ProductPanel>
      )}
      app={
        <AppPopover
          qr={<DrawnCode />}
          explanation={zh ? '扫一扫，把商城装进口袋。' : 'Scan to carry the mall in your pocket.'}
          href="#app"
        />
      }
      {...header}
    />
  );
}

/** Props of {@link StoryShell}. */
export interface StoryShellProps {
  language: LanguageCode;
  children: ReactNode;
  /** A customer, not a visitor. @default false */
  signedIn?: boolean;
  /** What the shop has to tell everybody; left out, nothing. */
  notice?: string;
}

/** A whole page for stories: header, main part, side area, footer. */
export function StoryShell({ language, children, signedIn = false, notice }: StoryShellProps) {
  const zh = language !== 'en';
  return (
    <>
      <SkipLink />
      {notice && <NoticeBar>{notice}</NoticeBar>}
      <StoryHeader language={language} {...(signedIn ? storyCustomer(language) : {})} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SideArea cartHref="#cart" cartCount={3} messagesHref="#messages" unreadMessages={signedIn} serviceHref="#service" />
      <SiteFooter
        name={zh ? '林间集' : 'Sylvane'}
        hrefs={{
          ourStory: '#a',
          ourTeam: '#b',
          allProducts: '#c',
          home: '#d',
          regionalMarkets: '#e',
          terms: '#f',
          privacy: '#g',
          contact: '#h',
          enroll: '#i',
        }}
        columns={
          zh
            ? [
                { title: '安心选购', subheading: '七天无理由退货，运费由我们承担。' },
                { title: '从容送达', subheading: '江浙沪次日达，满 199 元免运费。' },
                {
                  title: '订单与售后',
                  links: [
                    { label: '查询订单', href: '#o' },
                    { label: '申请售后', href: '#p' },
                  ],
                },
              ]
            : [
                { title: 'Buy with ease', subheading: 'Seven days to change your mind; the way back is on us.' },
                { title: 'Delivered gently', subheading: 'Next day in the delta, free from ¥199.00.' },
                {
                  title: 'Orders and returns',
                  links: [
                    { label: 'Find an order', href: '#o' },
                    { label: 'Return something', href: '#p' },
                  ],
                },
              ]
        }
        copyright={zh ? '© 2026 林间集' : '© 2026 Sylvane'}
      />
    </>
  );
}
