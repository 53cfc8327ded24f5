import { BusyButton, centsOf, formatMoney, Notice, styled, TotalsBlock, useAnnounce } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import type { PaymentMethod } from '#app/shared/payment-methods.ts';
import { type Checkout, type CheckoutOutcome, checkoutIntents } from '../checkout.ts';

const Card = styled('aside')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: theme.spacing(3, 2.5),
  backgroundColor: theme.vars.palette.roles.sunken,
  borderRadius: theme.mall.radius.card,
  [theme.breakpoints.up('md')]: { position: 'sticky', insetBlockStart: theme.spacing(4), padding: theme.spacing(4) },
  '& .small': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.roles.inkSoft },
}));

interface CheckoutSummaryProps {
  readonly checkout: Checkout;
  readonly payType: PaymentMethod | undefined;
  readonly outcome: CheckoutOutcome | undefined;
  /** The form that the button submits. */
  readonly formId: string;
}

/** Renders the total, the obstacles, and the button that places the order. */
export function CheckoutSummary({ checkout, payType, outcome, formId }: CheckoutSummaryProps) {
  const { t } = useTranslation('checkout');
  const navigation = useNavigation();
  const placing = navigation.formData?.get('intent') === checkoutIntents.place;
  const repricing = navigation.state === 'loading' && navigation.formData === undefined;
  useAnnouncedTotal(checkout.total);
  return (
    <Card aria-labelledby="checkout-summary" aria-busy={repricing}>
      <Typography id="checkout-summary" variant="h3" component="h2">
        {t('summary.title')}
      </Typography>
      <TotalsBlock
        goods={checkout.goods}
        freight={checkout.freight}
        reductions={checkout.reductions.map(({ reason, amount }) => ({ label: t(`summary.${reason}`), amount }))}
        total={checkout.total}
      >
        {payType === 'wallet' && <WalletNotice checkout={checkout} />}
        {outcome && <OutcomeNotice outcome={outcome} total={checkout.total} />}
        <BusyButton
          type="submit"
          form={formId}
          name="intent"
          value={checkoutIntents.place}
          variant="contained"
          size="large"
          fullWidth
          pending={placing}
          disabled={repricing}
        >
          {t('summary.submit')}
        </BusyButton>
        <p className="small">{t('summary.note')}</p>
      </TotalsBlock>
    </Card>
  );
}

/** Announces a new total to screen readers. */
function useAnnouncedTotal(total: string): void {
  const { t } = useTranslation('checkout');
  const announce = useAnnounce();
  const said = useRef(total);
  useEffect(() => {
    if (said.current === total) return;
    said.current = total;
    announce(t('summary.changed', { total: formatMoney(total) }));
  }, [announce, t, total]);
}

/** Renders the requirements that the wallet does not meet. They do not prevent the order: it can be paid later, before it expires. */
function WalletNotice({ checkout: { balance, total, hasPaymentPassword } }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  if (!hasPaymentPassword) return <Notice title={t('wallet.noPassword.title')}>{t('wallet.noPassword.text')}</Notice>;
  if (centsOf(balance) >= centsOf(total)) return null;
  return <Notice title={t('wallet.short.title')}>{t('wallet.short.text', { balance: formatMoney(balance) })}</Notice>;
}

function OutcomeNotice({ outcome, total }: { outcome: CheckoutOutcome; total: string }) {
  const { t } = useTranslation('checkout');
  const { reason, message, at } = outcome;
  if (reason === 'repriced') return null;
  if (reason === 'refused' || reason === 'noResponse') {
    return <RefusalNotice key={at} message={message} otherwise={t('outcome.noResponse')} />;
  }
  const text = message ?? (reason === 'dearer' ? t('outcome.dearer', { total: formatMoney(total) }) : t(`outcome.${reason}`));
  return (
    <Notice key={at} tone="error">
      {text}
    </Notice>
  );
}
