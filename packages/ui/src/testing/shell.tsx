import type { ReactNode } from 'react';
import { SearchField } from '../commerce/SearchField/SearchField.tsx';
import { type LanguageCode, languageCodes } from '../i18n/languages.ts';
import { SiteFooter } from '../navigation/SiteFooter/SiteFooter.tsx';
import { SiteHeader, type SiteHeaderProps } from '../navigation/SiteHeader/SiteHeader.tsx';
import { SkipLink } from '../primitives/SkipLink/SkipLink.tsx';

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
    },
    navigation: navigationTexts[zh ? 'zh' : 'en'].map((label, index) => ({ label, href: `#n${index}`, current: index === 0 })),
    cartCount: 3,
    search: <SearchField action="#search" />,
  };
}

/** A whole page for stories: header, main part, footer. */
export function StoryShell({ language, children }: { language: LanguageCode; children: ReactNode }) {
  const zh = language !== 'en';
  return (
    <>
      <SkipLink />
      <SiteHeader {...storyHeader(language)} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
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
