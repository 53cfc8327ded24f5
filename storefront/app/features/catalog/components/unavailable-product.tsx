import { useTranslation } from 'react-i18next';
import { NotFoundWords } from '#app/shared/error-page.tsx';
import type { Recommended } from '../recommended.ts';
import { AlternativeProducts } from './alternative-products.tsx';

interface GoneProductProps {
  /** Others, which there are. */
  readonly others: readonly Recommended[];
  readonly hrefOf: (id: number) => string;
}

/** Goods that are gone for good, or never were: said so, with ways on. */
export function UnavailableProduct({ others, hrefOf }: GoneProductProps) {
  const { t } = useTranslation('catalog');
  return (
    <AlternativeProducts products={others} hrefOf={hrefOf}>
      <NotFoundWords missing={{ title: t('gone.title'), text: t('gone.text') }} />
    </AlternativeProducts>
  );
}
