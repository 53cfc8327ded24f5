import { CachedFragment, SiteFooter, type SiteFooterProps } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '#app/paths.ts';
import { Preferences } from '#app/shared/preferences/preferences.tsx';

const about = (type: string) => withQuery(paths.about, { type });

const hrefs = {
  ourStory: about('our_story'),
  ourTeam: about('our_team'),
  allProducts: paths.products,
  home: paths.home,
  regionalMarkets: about('regional_markets'),
  terms: about('terms'),
  privacy: about('privacy'),
  contact: about('contact'),
  enroll: about('enroll'),
};

/** The mall's additions to the shop's own footer. */
type ShopFooterProps = Partial<Pick<SiteFooterProps, 'name' | 'columns' | 'copyright' | 'archival'>>;

/** Renders the footer of every page: the shop's pages, then language and color scheme. */
export function ShopFooter({ name, ...mall }: ShopFooterProps) {
  const { t } = useTranslation();
  return (
    <>
      <CachedFragment name="footer" data={{ name, mall }}>
        <SiteFooter name={name || t('mall.name')} hrefs={hrefs} {...mall} />
      </CachedFragment>
      <Preferences />
    </>
  );
}
