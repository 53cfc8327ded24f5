import {
  Choice,
  formatMoney,
  MembershipPlans,
  NativeSelect,
  Notice,
  PasswordInput,
  PaymentMethodTiles,
  styled,
  TotalsBlock,
} from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { IdempotencyKey } from '#app/shared/idempotency-key.tsx';
import { type MembershipOffer, type PurchaseRefusal, purchaseIntents, purchaseQuery } from '../offer.ts';
import { usePurchaseTexts } from './use-purchase-texts.ts';

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& form': { display: 'grid', gap: theme.spacing(3), justifyItems: 'start' },
  '& form > *': { width: '100%', maxWidth: theme.mall.size.formWide },
  '& form > button': { width: 'auto' },
}));

/** Does nothing: without JavaScript the native inputs store the selection. */
const byItself = () => undefined;

interface PurchaseFormProps {
  readonly offer: MembershipOffer;
  readonly idempotencyKey: string;
  readonly refusal: PurchaseRefusal | undefined;
  /** The address of the member center. */
  readonly action: string;
}

/** Renders the purchase for a browser without JavaScript: plan and coupon are updated first, then everything else is submitted together. */
export function PurchaseForm({ offer, idempotencyKey, refusal, action }: PurchaseFormProps) {
  const { t } = useTranslation('membership');
  const { fault, errors } = usePurchaseTexts(refusal);
  const { amounts, agreement } = offer;
  const said = refusal?.reason === 'agreement' ? t('refusal.agreement', { title: agreement.title }) : (fault ?? errors.password);
  return (
    <Part>
      <form method="get" action={action}>
        <input type="hidden" name={purchaseQuery.open} value="1" />
        <MembershipPlans plans={offer.plans} value={offer.plan} onChange={byItself} name={purchaseQuery.plan} />
        {offer.coupons.length > 0 && (
          <NativeSelect label={t('purchase.coupon')} name={purchaseQuery.coupon} defaultValue={offer.coupon}>
            <option value="">{t('purchase.noCoupon')}</option>
            {offer.coupons.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
        <Button type="submit" variant="outlined">
          {t('purchase.update')}
        </Button>
      </form>
      <form method="post" action={`${action}?${new URLSearchParams({ open: '1', plan: offer.plan, coupon: offer.coupon })}`}>
        <input type="hidden" name="memberType" value={offer.plan} />
        <input type="hidden" name="coupon" value={offer.coupon} />
        <input type="hidden" name="amount" value={amounts.payable} />
        <input type="hidden" name="title" value={t('purchase.title')} />
        <IdempotencyKey value={idempotencyKey} />
        <PaymentMethodTiles
          methods={offer.methods.map((id) => ({
            id,
            label: t(`purchase.methods.${id}`),
            ...(id === 'wallet' && { detail: t('purchase.balance', { amount: formatMoney(offer.balance) }) }),
          }))}
          value={offer.method}
          onChange={byItself}
        />
        {offer.hasPaymentPassword && (
          <PasswordInput name="password" label={t('purchase.password')} autoComplete="off" inputMode="numeric" />
        )}
        <Choice name="agreed" value="1" label={t('purchase.agree', { title: agreement.title })} />
        <details>
          <summary>{agreement.title}</summary>
          <div dangerouslySetInnerHTML={{ __html: agreement.html }} />
        </details>
        {said && <Notice tone="error">{said}</Notice>}
        <TotalsBlock
          goods={amounts.total}
          goodsText={t('title')}
          total={amounts.payable}
          reductions={amounts.saved === undefined ? [] : [{ label: t('purchase.coupon'), amount: amounts.saved }]}
        >
          <Button type="submit" name="intent" value={purchaseIntents.buy} variant="contained" size="large">
            {t('purchase.pay', { amount: formatMoney(amounts.payable) })}
          </Button>
        </TotalsBlock>
      </form>
    </Part>
  );
}
