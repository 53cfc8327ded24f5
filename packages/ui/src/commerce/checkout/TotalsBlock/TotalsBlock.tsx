import type { ReactNode } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { centsOf } from '../../catalog/Price/formatMoney.ts';
import { Price } from '../../catalog/Price/Price.tsx';

/** Props of {@link TotalsBlock}. */
export interface TotalsBlockProps extends RootProps<'section'> {
  /** Subtotal of the products, a decimal string. */
  goods: string;
  /** Label of the subtotal; omitted, 'Goods'. @since 0.2.0 */
  goodsText?: string;
  /** Delivery fee; `0.00` is shown as free. Omitted, there is no such line. */
  freight?: string;
  /** Reductions, each with a positive decimal string and a label in the shopper's language. */
  reductions?: readonly { label: string; amount: string }[];
  /** Amount to pay. */
  total: string;
  /** Content below the total, e.g. the checkout button. */
  children?: ReactNode;
}

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& dl': { display: 'grid', gap: theme.spacing(1), margin: 0 },
  '& dl > div': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: theme.spacing(2) },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.roles.inkSoft },
  '& dd': { ...theme.typography.body2, margin: 0 },
  '& > dl > .total': {
    paddingBlockStart: theme.spacing(2),
    marginBlockStart: theme.spacing(1),
    borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  },
  '& > dl > .total dt': { ...theme.typography.h6, color: theme.vars.palette.roles.ink },
}));

/** Shows the amount to pay and its components. It does not calculate: all amounts are from the server. */
export function TotalsBlock({ goods, goodsText, freight, reductions = [], total, children, ...root }: TotalsBlockProps) {
  const t = useUiText('ui-deferred');
  return (
    <Root {...root} aria-label={t('totals.label')}>
      <dl>
        <div>
          <dt>{goodsText ?? t('totals.goods')}</dt>
          <dd>
            <Price value={goods} size="small" />
          </dd>
        </div>
        {freight !== undefined && (
          <div>
            <dt>{t('totals.freight')}</dt>
            <dd>{centsOf(freight) === 0 ? t('totals.free') : <Price value={freight} size="small" />}</dd>
          </div>
        )}
        {reductions.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Price value={`-${amount}`} size="small" />
            </dd>
          </div>
        ))}
        <div className="total">
          <dt>{t('totals.total')}</dt>
          <dd>
            <Price value={total} size="large" />
          </dd>
        </div>
      </dl>
      {children}
    </Root>
  );
}
