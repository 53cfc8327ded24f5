import { currencySign } from '@mall/ui';
import { useTranslation } from 'react-i18next';

interface PriceRange {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** Says a range of price in whole yuan: "¥100–¥199", "from ¥300", "up to ¥99". */
export function usePriceText(): (range: PriceRange) => string {
  const { t } = useTranslation('catalog');
  return ({ from, to }) => {
    const [low, high] = [`${currencySign}${from ?? 0}`, `${currencySign}${to ?? ''}`];
    if (to === undefined) return t('list.price.from', { low });
    return from === undefined ? t('list.price.to', { high }) : t('list.price.between', { low, high });
  };
}
