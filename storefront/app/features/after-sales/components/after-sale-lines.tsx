import { RowList } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '#app/paths.ts';
import { ProductLine } from '#app/shared/product-line.tsx';
import type { AfterSaleLine } from '../after-sale.ts';

/** Renders products of an order with their images, each linked to its page. */
export function AfterSaleLines({ lines, label }: { lines: readonly AfterSaleLine[]; label: string }) {
  const { t } = useTranslation('after-sales');
  return (
    <RowList label={label}>
      {lines.map(({ id, productId, title, image, spec, price, count }) => (
        <ProductLine
          key={id}
          href={productId === undefined ? paths.products : withQuery(paths.product, { id: productId })}
          title={title}
          image={image}
          spec={spec}
          price={price}
          quantity={t('details.count', { count })}
        />
      ))}
    </RowList>
  );
}
