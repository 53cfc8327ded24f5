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
import { inLanguage } from './globals.ts';
import { storyProducts } from './goods.ts';
import { StorySearch } from './StorySearch.tsx';

const navigationTexts = {
  en: ['All products', 'Cleansers & toners', 'Serums', 'Creams & oils', 'Bath & body', 'Inner beauty'],
  zh: ['全部商品', '洁面与爽肤', '精华', '面霜与护肤油', '沐浴与身体', '内养之美'],
  ko: ['전체 상품', '클렌저·토너', '세럼', '크림·오일', '배스·바디', '이너뷰티'],
};

/** What the stories' header is made of. */
export function storyHeader(language: LanguageCode): SiteHeaderProps {
  const say = inLanguage(language);
  return {
    name: say('Sylvane', '林间集', '실반'),
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
    navigation: inLanguage(language)(navigationTexts.en, navigationTexts.zh, navigationTexts.ko).map((label, index) => ({
      label,
      href: `#n${index}`,
      current: index === 0,
    })),
    cartCount: 3,
    search: <SearchField action="#search" />,
  };
}

/** What a signed-in customer sees in the stories' header besides. */
export function storyCustomer(language: LanguageCode): Pick<SiteHeaderProps, 'user' | 'userSlot' | 'couponCount' | 'unreadMessages'> {
  const say = inLanguage(language);
  const name = say('Mei Lin', '林梅', '김서연');
  const until = say('31 January 2027', '2027年1月31日', '2027년 1월 31일');
  return {
    user: { name, isMember: true, signOutAction: '/logout' },
    userSlot: <MemberCard name={name} isMember until={until} membershipHref="#membership" />,
    couponCount: 2,
    unreadMessages: true,
  };
}

/** The header as a page holds it: search and products unfold, one at a time. */
export function StoryHeader({ language, ...header }: Partial<SiteHeaderProps> & { language: LanguageCode }) {
  const panels = usePanels<'goods' | 'search'>();
  const [isAsked, setIsAsked] = useState(false);
  const say = inLanguage(language);
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
          explanation={say(
            'Scan to carry the mall in your pocket.',
            '扫一扫，把商城装进口袋。',
            '코드를 스캔해 쇼핑몰을 주머니에 담아 가세요.',
          )}
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
  const say = inLanguage(language);
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
        name={say('Sylvane', '林间集', '실반')}
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
        columns={[
          {
            title: say('Buy with ease', '安心选购', '안심하고 고르세요'),
            subheading: say(
              'Seven days to change your mind; the way back is on us.',
              '七天无理由退货，运费由我们承担。',
              '7일 안에는 마음을 바꾸셔도 됩니다. 반품 배송비는 저희가 냅니다.',
            ),
          },
          {
            title: say('Delivered gently', '从容送达', '차분히 보내 드립니다'),
            subheading: say(
              'Next day in the delta, free from ¥199.00.',
              '江浙沪次日达，满 199 元免运费。',
              '상하이와 저장·장쑤는 다음 날 도착, ¥199.00 이상 무료 배송.',
            ),
          },
          {
            title: say('Orders and returns', '订单与售后', '주문과 반품'),
            links: [
              { label: say('Find an order', '查询订单', '주문 조회'), href: '#o' },
              { label: say('Return something', '申请售后', '교환·반품 신청'), href: '#p' },
            ],
          },
        ]}
        copyright={say('© 2026 Sylvane', '© 2026 林间集', '© 2026 실반')}
      />
    </>
  );
}
