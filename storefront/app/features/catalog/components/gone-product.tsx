import { useTranslation } from 'react-i18next';
import { NotFoundWords } from '#app/shared/error-page.tsx';
import type { Recommended } from '../recommended.ts';
import { GoodsInstead } from './goods-instead.tsx';

interface GoneProductProps {
  /** Others, which there are. */
  readonly others: readonly Recommended[];
  readonly hrefOf: (id: number) => string;
}

/** Goods that are gone for good, or never were: said so, with ways on. */
export function GoneProduct({ others, hrefOf }: GoneProductProps) {
  const { t } = useTranslation('catalog');
  return (
    <GoodsInstead products={others} hrefOf={hrefOf}>
      <NotFoundWords missing={{ title: t('gone.title'), text: t('gone.text') }} />
    </GoodsInstead>
  );
}
