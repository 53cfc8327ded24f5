import { languages } from '@mall/locales';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useShop } from '#app/shared/shop.ts';
import { alternates, canonicalUrl } from './alternates.ts';
import { type JsonLd, serializeJsonLd } from './json-ld.ts';

interface SeoProps {
  /** The name of the page, without the shop's; omitted on the home page. */
  readonly title?: string;
  readonly description: string;
  /** False for cart, sign-in, account and error pages. */
  readonly indexed?: boolean;
  /** The part of the query that makes this a distinct page, e.g. `{ id }`. */
  readonly query?: Readonly<Record<string, string>>;
  readonly jsonLd?: JsonLd | readonly JsonLd[];
  /** The preview image of the page when it is shared. */
  readonly image?: string | undefined;
  /** The Open Graph type. @default 'website' */
  readonly kind?: 'website' | 'article' | 'product';
}

/**
 * Renders title, description and other metadata of a page. React moves them into the head; render it once, in the page's shell, outside of
 * Suspense.
 */
export function Seo({ title, description, indexed = true, query, jsonLd = [], image, kind = 'website' }: SeoProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { publicOrigin, defaultLanguage, language } = useShop();
  const address = { origin: publicOrigin, defaultLanguage, path: pathname, ...(query ? { query } : {}) };
  const fullTitle = title === undefined ? t('mall.title') : t('mall.pageTitle', { title });
  const canonical = canonicalUrl(address, language);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={t('mall.name')} />
      <meta property="og:type" content={kind} />
      {languages.map(({ code, tag }) => (
        <meta key={code} property={code === language ? 'og:locale' : 'og:locale:alternate'} content={tag.replace('-', '_')} />
      ))}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {image && <meta property="og:image" content={new URL(sharedImage(image), publicOrigin).href} />}
      {indexed ? <IndexedLinks canonical={canonical} address={address} /> : <meta name="robots" content="noindex" />}
      {[jsonLd].flat().map((data) => {
        const json = serializeJsonLd(data);
        // Safe: serializeJsonLd escapes all HTML special characters.
        return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
      })}
    </>
  );
}

/** Returns the mall's own images in the width of share cards. */
const sharedImage = (image: string) => (image.startsWith('/media/') ? `${image}?w=1280` : image);

function IndexedLinks({ canonical, address }: { canonical: string; address: Parameters<typeof alternates>[0] }) {
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {alternates(address).map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
    </>
  );
}
