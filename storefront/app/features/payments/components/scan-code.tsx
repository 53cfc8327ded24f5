import { QrPanel, type QrState, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useRevalidator } from 'react-router-dom';
import type { CodeMethod } from '#app/shared/payment-methods.ts';
import { QrCode } from '#app/shared/qr-code/qr-code.tsx';
import { useShop } from '#app/shared/shop.ts';
import type { Payment, ScanCode } from '../payment.ts';

/** The reload interval of a page without JavaScript. */
const reloadSeconds = 5;

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(4),
  paddingBlock: theme.spacing(6, 10),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(10, 16) },
  '& > .ways': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.spacing(0, 2) },
}));

interface ScanCodePageProps {
  readonly payment: Payment;
  /** The code's provider; undefined when it has expired. */
  readonly method: CodeMethod | undefined;
  /** Undefined when the provider issues none. */
  readonly code: ScanCode | undefined;
  readonly hrefs: { readonly self: string; readonly result: string; readonly otherWays: string; readonly order: string };
}

/** Renders the payment code of an order, and its state. */
export function ScanCodePage({ payment, method, code, hrefs }: ScanCodePageProps) {
  const { t } = useTranslation('payments');
  const { revalidate } = useRevalidator();
  const isWaiting = payment.state === 'unpaid' && code !== undefined;
  const isPaid = usePaid(payment.orderId, isWaiting, hrefs.result);
  const state: QrState = isPaid ? 'paid' : payment.state !== 'unpaid' ? 'expired' : code ? 'waiting' : 'failed';
  return (
    <Page>
      {isWaiting && (
        <noscript>
          <meta httpEquiv="refresh" content={`${reloadSeconds}`} />
        </noscript>
      )}
      <QrPanel
        level={1}
        code={code && <QrCode image={code.image} label={t('scan.code')} />}
        state={state}
        amount={payment.amount}
        number={payment.number}
        {...(method && { app: t(`method.${method}`) })}
        until={payment.expiresAt}
        now={payment.serverTime}
        href={code?.href ?? hrefs.self}
        onExpire={() => void revalidate()}
        {...(state === 'failed' ? { retryHref: hrefs.self } : {})}
      />
      <div className="ways">
        {payment.state === 'unpaid' && (
          <Button component={Link} to={hrefs.otherWays} variant="text">
            {t('scan.otherWays')}
          </Button>
        )}
        <Button component={Link} to={hrefs.order} variant="text">
          {t('viewOrder')}
        </Button>
      </div>
    </Page>
  );
}

/** Polls whether the order has been paid, then opens its result. */
function usePaid(orderId: number, isWaiting: boolean, resultHref: string): boolean {
  const { language } = useShop();
  const navigate = useNavigate();
  const [isPaid, setPaid] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const stop = new AbortController();
    const wait = async () => {
      const { waitForPayment } = await import('../api/wait-for-payment.ts');
      await waitForPayment(orderId, language, stop.signal);
      setPaid(true);
      await navigate(resultHref, { replace: true });
    };
    // An aborted request or an expired session ends the polling; the page handles other errors.
    wait().catch(() => undefined);
    return () => stop.abort();
  }, [orderId, isWaiting, language, navigate, resultHref]);
  return isPaid;
}
