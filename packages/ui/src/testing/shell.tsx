import { useState } from 'react';
import { SearchField } from '../commerce/catalog/SearchField/SearchField.tsx';
import { type LanguageCode, languageCodes } from '../i18n/languages.ts';
import { AppPopover } from '../navigation/AppPopover/AppPopover.tsx';
import { MemberCard } from '../navigation/MemberCard/MemberCard.tsx';
import { ProductPanel } from '../navigation/ProductPanel/ProductPanel.tsx';
import { SiteHeader, type SiteHeaderProps } from '../navigation/SiteHeader/SiteHeader.tsx';
import { usePanels } from '../navigation/Unfold/usePanels.ts';
import { DrawnCode } from './DrawnCode.tsx';
import { meiLin, scanForApp, sylvane } from './names.ts';
import { storyProductLinks } from './products.ts';
import { StorySearch } from './StorySearch.tsx';
import { inLanguage, type SampleText } from './sampleTexts.ts';

const navigationTexts: SampleText<readonly string[]> = {
  en: ['All products', 'Cleansers & toners', 'Serums', 'Creams & oils', 'Bath & body', 'Inner beauty'],
  zh: ['全部商品', '洁面与爽肤', '精华', '面霜与护肤油', '沐浴与身体', '内养之美'],
  tn: ['全部商品', '潔面與爽膚', '精華', '面霜與護膚油', '沐浴與身體', '內養之美'],
  ko: ['전체 상품', '클렌저·토너', '세럼', '크림·오일', '배스·바디', '이너뷰티'],
};

/** Returns the props of the stories' header. */
export function storyHeader(language: LanguageCode): SiteHeaderProps {
  const t = inLanguage(language);
  return {
    name: t(sylvane),
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
    navigation: t(navigationTexts).map((label, index) => ({
      label,
      href: `#n${index}`,
      current: index === 0,
    })),
    cartCount: 3,
    search: <SearchField action="#search" />,
  };
}

/** Returns the additional header props of a signed-in customer, for stories. */
export function storyCustomer(language: LanguageCode): Pick<SiteHeaderProps, 'user' | 'userSlot' | 'couponCount' | 'unreadMessages'> {
  const t = inLanguage(language);
  const name = t(meiLin);
  const until = t({ en: 'January 31, 2027', zh: '2027年1月31日', tn: '2027年1月31日', ko: '2027년 1월 31일' });
  return {
    user: { name, isMember: true, signOutAction: '/logout' },
    userSlot: <MemberCard name={name} isMember until={until} membershipHref="#membership" />,
    couponCount: 2,
    unreadMessages: true,
  };
}

/** Renders the header as on a page: the search and product panels open one at a time. */
export function StoryHeader({ language, ...header }: Partial<SiteHeaderProps> & { language: LanguageCode }) {
  const panels = usePanels<'goods' | 'search'>();
  const [isAsked, setIsAsked] = useState(false);
  const t = inLanguage(language);
  return (
    <SiteHeader
      {...storyHeader(language)}
      search={<StorySearch key={language} language={language} {...panels('search')} />}
      panel={(link) => (
        <ProductPanel {...panels('goods')} {...(isAsked ? { products: storyProductLinks(language) } : {})} onOpen={() => setIsAsked(true)}>
          {link}
        </ProductPanel>
      )}
      app={<AppPopover qr={<DrawnCode />} explanation={t(scanForApp)} href="#app" />}
      {...header}
    />
  );
}
