import { ProductCard, ProductGrid, Section, UiLink } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { MemberProduct } from '../member-product.ts';

// A quarter of the page's column; half the width on a phone.
const sizes = '(min-width: 1312px) 288px, (min-width: 900px) 23vw, 50vw';

interface MemberShelfProps {
  readonly products: readonly MemberProduct[];
  readonly hrefOf: (id: number) => string;
  /** The page about membership. */
  readonly memberHref: string;
}

/** Renders products with a lower member price. Nothing when there are none. */
export function MemberShelf({ products, hrefOf, memberHref }: MemberShelfProps) {
  const { t } = useTranslation('home-deferred');
  if (products.length === 0) return null;
  return (
    <Section
      eyebrow={t('members.eyebrow')}
      title={t('members.title')}
      lead={t('members.lead')}
      action={<UiLink href={memberHref}>{t('members.browse')}</UiLink>}
    >
      <ProductGrid across={4}>
        {products.map(({ id, name, image, price, memberPrice }) => (
          <ProductCard key={id} href={hrefOf(id)} title={name} imageUrl={image} price={price} memberPrice={memberPrice} sizes={sizes} />
        ))}
      </ProductGrid>
    </Section>
  );
}
