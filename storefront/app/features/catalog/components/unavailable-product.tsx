import { useTranslation } from 'react-i18next';
import { NotFoundWords } from '#app/shared/error-page.tsx';
import type { Recommended } from '../recommended.ts';
import { AlternativeProducts } from './alternative-products.tsx';

interface GoneProductProps {
  /** Available alternatives. */
  readonly others: readonly Recommended[];
  readonly hrefOf: (id: number) => string;
}

/** Renders a notice for a deleted or unknown product, with alternatives. */
export function UnavailableProduct({ others, hrefOf }: GoneProductProps) {
  const { t } = useTranslation('catalog');
  return (
    <AlternativeProducts products={others} hrefOf={hrefOf}>
      <NotFoundWords missing={{ title: t('gone.title'), text: t('gone.text') }} />
    </AlternativeProducts>
  );
}
