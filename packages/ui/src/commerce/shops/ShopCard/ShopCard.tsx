import { useUiText } from '../../../i18n/useUiText.ts';
import { Image } from '../../../primitives/Image/Image.tsx';
import { UiLink } from '../../../primitives/UiLink/UiLink.tsx';
import { lineClamp } from '../../../styles/lineClamp.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { FollowButton, type FollowForm } from './FollowButton.tsx';
import { ShopFacts, type ShopFactsProps } from './ShopFacts.tsx';
import { ShopLogo } from './ShopLogo.tsx';
import { shopCardBox } from './shopCardBox.ts';

/** A product that represents a shop. */
export interface ShopProduct {
  /** URL of the product. */
  href: string;
  /** Title of the product, the name of its link. */
  title: string;
  /** URL of its picture. @since 0.4.0 */
  imageUrl?: string;
}

/** Props of {@link ShopCard}. */
export interface ShopCardProps extends ShopFactsProps, RootProps<'article'> {
  /** URL of the shop's page. */
  href: string;
  /** Name of the shop. */
  name: string;
  /** URL of the logo; omitted, the first letter of the name is shown. */
  logoUrl?: string;
  /** Products of the shop; the first three are shown. */
  products?: readonly ShopProduct[];
  /** Whether the shopper follows the shop, and the form that changes it. */
  follow: FollowForm;
  /** Called with the requested state; omitted, the browser posts the form. */
  onFollow?: (followed: boolean) => void;
  /** Level of the name's heading on the page. @default 3 */
  level?: 2 | 3 | 4;
}

const Root = styled('article')(({ theme }) => ({
  ...shopCardBox(theme),
  '& > .who > .words': { display: 'grid', gap: theme.spacing(0.5), minWidth: 0 },
  '& :is(h2, h3, h4)': { ...theme.typography.h4, ...lineClamp(2), margin: 0 },
  '& > ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& > .goods a': { display: 'block' },
  '& > .foot': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: theme.spacing(1, 2) },
  '& > .foot a': { ...theme.typography.body2, display: 'inline-flex', alignItems: 'center', minHeight: theme.mall.size.targetSmall },
}));

/** Shows a shop in a list of shops: its facts, some products, a link to its page, and a follow button. */
export function ShopCard(props: ShopCardProps) {
  const { href, name, logoUrl, place, followers, productCount, products = [], level = 3, follow, onFollow, ...root } = props;
  const t = useUiText('ui-list');
  const Heading = `h${level}` as const;
  return (
    <Root {...root}>
      <div className="who">
        <ShopLogo name={name} logoUrl={logoUrl} />
        <div className="words">
          <Heading>
            <UiLink href={href} look="quiet">
              {name}
            </UiLink>
          </Heading>
          <ShopFacts place={place} followers={followers} productCount={productCount} />
        </div>
      </div>
      {products.length > 0 && (
        <ul className="goods">
          {products.slice(0, 3).map((product) => (
            <li key={product.href}>
              <UiLink href={product.href} aria-label={product.title}>
                <Image
                  alt={product.title}
                  ratio={4 / 5}
                  sizes="(min-width: 900px) 128px, 30vw"
                  {...(product.imageUrl ? { src: product.imageUrl } : {})}
                />
              </UiLink>
            </li>
          ))}
        </ul>
      )}
      <div className="foot">
        <UiLink href={href} aria-label={`${t('shop.enter')}: ${name}`}>
          {t('shop.enter')}
        </UiLink>
        <FollowButton {...follow} shopName={name} onFollow={onFollow} />
      </div>
    </Root>
  );
}
