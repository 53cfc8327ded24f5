import { centsOf, Image, Price, styled, UiLink } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '#app/paths.ts';
import type { OrderLine as Line } from '../order.ts';
import { lineAfterSaleHref } from '../order-links.ts';

const Root = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${theme.mall.size.thumbSmall} minmax(0, 1fr)`,
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(1),
  paddingBlock: theme.spacing(2.5),
  breakInside: 'avoid',
  '@media print': { paddingBlock: theme.spacing(1.5) },
  ...theme.typography.body2,
  '& > .words': { display: 'grid', alignContent: 'start', gap: theme.spacing(0.5) },
  '& h3, & p, & dl, & dd': { margin: 0 },
  '& h3': theme.typography.subtitle2,
  '& p': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
  '& dl': { gridColumn: 2, display: 'grid', gap: theme.spacing(0.25) },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(3) },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: `${theme.mall.size.thumb} minmax(0, 1fr) minmax(${theme.mall.size.tile}, auto)`,
    columnGap: theme.spacing(3),
    '& dl': { gridColumn: 3, alignContent: 'start' },
  },
}));

/** Renders a line of an order: the product, its price, and its after-sale. */
export function OrderLine({ line, orderNumber }: { line: Line; orderNumber: string }) {
  const { t } = useTranslation('orders');
  const { title, image, spec, productId, price, count, discount, paid, afterSale, afterSaleText } = line;
  return (
    <Root>
      <Image src={image} alt="" sizes="96px" ratio={4 / 5} />
      <div className="words">
        <h3>
          <UiLink look="quiet" href={withQuery(paths.product, { id: productId })}>
            {title}
          </UiLink>
        </h3>
        {spec !== '' && <p>{spec}</p>}
        {afterSaleText !== '' && <p>{afterSaleText}</p>}
        {afterSale && (
          <span data-print="hide">
            <UiLink href={lineAfterSaleHref(line, orderNumber)} aria-label={t(`line.${afterSale}For`, { product: title })}>
              {t(`line.${afterSale}`)}
            </UiLink>
          </span>
        )}
      </div>
      <dl>
        <div>
          <dt>{t('line.price')}</dt>
          <dd>
            <Price value={price} size="small" /> {t('details.count', { count })}
          </dd>
        </div>
        {discount !== undefined && centsOf(discount) > 0 && (
          <div>
            <dt>{t('line.discount')}</dt>
            <dd>
              <Price value={`-${discount}`} size="small" />
            </dd>
          </div>
        )}
        {paid !== undefined && (
          <div>
            <dt>{t('line.total')}</dt>
            <dd>
              <Price value={paid} size="small" />
            </dd>
          </div>
        )}
      </dl>
    </Root>
  );
}
