import { QrPanel, type QrState, styled } from '@mall/ui';
import { PaymentSuccessDialog } from '@mall/ui/overlays/PaymentSuccessDialog';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Form, Link, useRevalidator } from 'react-router-dom';
import { useChargePaid } from '#app/shared/charge/use-charge-paid.ts';
import { QrCode } from '#app/shared/qr-code/qr-code.tsx';
import { type Recharge, type RechargeOffer, rechargeNumberField } from '../recharge.ts';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(4),
  '& .ways': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.spacing(1, 2) },
}));

interface RechargeCodeProps {
  readonly recharge: Recharge;
  readonly offer: RechargeOffer;
  readonly hrefs: {
    /** The link to this page with the number of the top-up. */
    readonly self: string;
    /** The link to the form, filled in with the entered values. */
    readonly form: string;
    readonly wallet: string;
  };
}

/** Renders the QR code of a top-up until it is paid. Another method creates another code; this one is then no longer shown or polled. */
export function RechargeCode({ recharge, offer, hrefs }: RechargeCodeProps) {
  const { t } = useTranslation('wallet');
  const { revalidate } = useRevalidator();
  const { number, amount, method, state, href, image, expiresAt, serverTime } = recharge;
  const paidNow = useChargePaid(state === 'unpaid' ? number : undefined);
  const shown: QrState = paidNow ? 'paid' : state === 'unpaid' ? 'waiting' : state;
  return (
    <Page>
      <QrPanel
        code={<QrCode image={image} label={t('recharge.code', { method: t(`recharge.methods.${method}`) })} />}
        state={shown}
        amount={amount}
        number={number}
        until={expiresAt}
        now={serverTime}
        href={href}
        onExpire={() => void revalidate()}
        {...(shown === 'expired' && { retryHref: hrefs.form })}
      />
      {shown === 'waiting' && <OtherWays recharge={recharge} offer={offer} hrefs={hrefs} />}
      {shown === 'paid' && (
        <div className="ways">
          <Button component={Link} to={hrefs.wallet} variant="contained">
            {t('recharge.toWallet')}
          </Button>
        </div>
      )}
      {paidNow && (
        <PaymentSuccessDialog
          open
          onClose={() => void revalidate()}
          orderNumber={number}
          numberLabel={t('recharge.number')}
          amount={amount}
          homeHref={hrefs.wallet}
          stepText={t('recharge.toWallet')}
        />
      )}
    </Page>
  );
}

function OtherWays({ recharge: { amount, method }, offer, hrefs }: RechargeCodeProps) {
  const { t } = useTranslation('wallet');
  const others = offer.methods.filter((other) => other !== method);
  return (
    <div className="ways">
      <Button component={Link} to={hrefs.self} replace preventScrollReset variant="outlined">
        {t('recharge.paid')}
      </Button>
      {others.map((other) => (
        <Form key={other} method="post" action={hrefs.form} replace preventScrollReset>
          <input type="hidden" name={rechargeNumberField} value={offer.nextNumber} />
          <input type="hidden" name="amount" value={amount} />
          <Button type="submit" name="method" value={other} variant="text">
            {t('recharge.with', { method: t(`recharge.methods.${other}`) })}
          </Button>
        </Form>
      ))}
      <Button component={Link} to={hrefs.form} variant="text">
        {t('recharge.change')}
      </Button>
    </div>
  );
}
