import { EmptyState, Eyebrow, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CodeMethod } from '#app/shared/payment-methods.ts';
import { walletCovers } from '#app/shared/preselected-method.ts';
import type { Payment, PaymentRefusal } from '../payment.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { TimeLeft } from './time-left.tsx';
import { WalletPayment } from './wallet-payment.tsx';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  maxWidth: theme.mall.size.formWide,
}));

interface PaymentDueProps {
  readonly payment: Payment;
  readonly refusal: PaymentRefusal | undefined;
  readonly idempotencyKey: string;
  readonly orderHref: string;
  /** Returns the link to the page with a method's code. */
  readonly codeHref: (method: CodeMethod) => string;
}

/** Renders an unpaid order: products, amount, deadline, and the payment methods. */
export function PaymentDue({ payment, refusal, idempotencyKey, orderHref, codeHref }: PaymentDueProps) {
  const { t } = useTranslation('payments');
  // A method that can pay the order comes first.
  const canPayByWallet = payment.byWallet && walletCovers({ ...payment, due: payment.amount });
  const wallet = <WalletPayment key="wallet" payment={payment} refusal={refusal} idempotencyKey={idempotencyKey} />;
  const codes = <CodeWays key="codes" methods={payment.byCode} hrefOf={codeHref} />;
  return (
    <Page>
      <header>
        <Eyebrow>{t('due.eyebrow')}</Eyebrow>
        <Typography variant="h1">{t('due.title')}</Typography>
      </header>
      <PaymentFacts
        facts={[
          { name: t('facts.number'), text: payment.number },
          { name: t('facts.due'), money: payment.amount },
        ]}
      />
      {payment.state === 'expired' ? (
        <EmptyState
          icon="info"
          title={t('expired.title')}
          action={
            <Button component={Link} to={orderHref} variant="outlined">
              {t('viewOrder')}
            </Button>
          }
        >
          {t('expired.text')}
        </EmptyState>
      ) : (
        <>
          <TimeLeft expiresAt={payment.expiresAt} serverTime={payment.serverTime} />
          {canPayByWallet ? [wallet, codes] : [codes, wallet]}
          <div>
            <Button component={Link} to={orderHref} variant="text">
              {t('viewOrder')}
            </Button>
          </div>
        </>
      )}
    </Page>
  );
}

const Ways = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& > .ways': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) },
}));

/** Renders the payment methods with a QR code. */
function CodeWays({ methods, hrefOf }: { methods: readonly CodeMethod[]; hrefOf: (method: CodeMethod) => string }) {
  const { t } = useTranslation('payments');
  if (methods.length === 0) return null;
  return (
    <Ways aria-labelledby="code-ways">
      <Typography id="code-ways" variant="h3" component="h2">
        {t('scan.title')}
      </Typography>
      <div className="ways">
        {methods.map((method) => (
          <Button key={method} component={Link} to={hrefOf(method)} variant="outlined">
            {t(`method.${method}`)}
          </Button>
        ))}
      </div>
    </Ways>
  );
}
