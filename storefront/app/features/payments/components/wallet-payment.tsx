import { centsOf, formatMoney, Notice, styled } from '@mall/ui';
import { PaymentPasswordForm } from '@mall/ui/forms/PaymentPasswordForm';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation, useSubmit } from 'react-router-dom';
import { idempotencyField } from '#app/shared/idempotency-key.tsx';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import type { Payment, PaymentRefusal } from '../payment.ts';

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  '& p': { margin: 0 },
  // Otherwise a two-character Chinese label would wrap next to the field.
  '& button': { flexShrink: 0, whiteSpace: 'nowrap' },
}));

interface WalletPaymentProps {
  readonly payment: Payment;
  readonly refusal: PaymentRefusal | undefined;
  readonly idempotencyKey: string;
}

/** Renders the payment from the balance, with the password field in the page so that it works without JavaScript. */
export function WalletPayment({ payment, refusal, idempotencyKey }: WalletPaymentProps) {
  const { t } = useTranslation('payments');
  return (
    <Part aria-labelledby="wallet-payment">
      <Typography id="wallet-payment" variant="h3" component="h2">
        {t('wallet.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('wallet.balance', { amount: formatMoney(payment.balance) })}
      </Typography>
      <Obstacle payment={payment} refusal={refusal} />
      {canPay(payment, refusal) && <PasswordPart payment={payment} refusal={refusal} idempotencyKey={idempotencyKey} />}
    </Part>
  );
}

const isShort = ({ balance, amount }: Payment) => centsOf(balance) < centsOf(amount);

/** Returns false when no password could complete the payment, so that none is requested. */
function canPay(payment: Payment, refusal: PaymentRefusal | undefined): boolean {
  const shut = refusal?.reason === 'locked' || refusal?.reason === 'notSet' || refusal?.reason === 'balance';
  return payment.byWallet && payment.hasPaymentPassword && !isShort(payment) && !shut;
}

/** Renders the obstacle, or the result of the last attempt; a wrong password is shown at its field. */
function Obstacle({ payment, refusal }: Pick<WalletPaymentProps, 'payment' | 'refusal'>) {
  const { t } = useTranslation('payments');
  if (!payment.byWallet) return <Notice>{t('wallet.off')}</Notice>;
  if (!payment.hasPaymentPassword || refusal?.reason === 'notSet') return <Notice title={t('notSet.title')}>{t('notSet.text')}</Notice>;
  if (refusal?.reason === 'locked') {
    return (
      <Notice tone="error" title={t('locked.title')}>
        {t('locked.text')}
      </Notice>
    );
  }
  if (isShort(payment) || refusal?.reason === 'balance') {
    return (
      <Notice tone={refusal?.reason === 'balance' ? 'error' : 'info'} title={t('short.title')}>
        {t('short.text')}
      </Notice>
    );
  }
  if (refusal?.reason === 'changed') {
    return (
      <Notice key={refusal.at} tone="error">
        {t('refusal.changed')}
      </Notice>
    );
  }
  if (refusal?.reason === 'noResponse' || refusal?.reason === 'refused') {
    return <RefusalNotice key={refusal.at} message={refusal.message} otherwise={t('refusal.noResponse')} />;
  }
  return null;
}

function PasswordPart({ payment, refusal, idempotencyKey }: WalletPaymentProps) {
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const navigation = useNavigation();
  const [key] = useState(idempotencyKey);
  const errors = usePasswordErrors(refusal);
  const part = useRef<HTMLDivElement>(null);
  const at = refusal?.at;
  useEffect(() => {
    // The field is new and empty after each response: its error is announced with it.
    const field = part.current?.querySelector('input[name="password"]');
    if (at !== undefined && field instanceof HTMLInputElement) field.focus();
  }, [at]);
  return (
    <div ref={part}>
      <PaymentPasswordForm
        key={at}
        action={pathname + search}
        hidden={{ [idempotencyField]: key, total: payment.amount }}
        pending={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
        errors={errors}
        onSubmit={(_values, form) => void submit(form, { preventScrollReset: true })}
      />
    </div>
  );
}

/** Returns the errors of the password field. */
function usePasswordErrors(refusal: PaymentRefusal | undefined) {
  const { t } = useTranslation('payments');
  return useMemo(() => {
    if (refusal?.reason === 'entry') return refusal.errors ?? {};
    if (refusal?.reason !== 'wrongPassword') return {};
    const { attemptsLeft } = refusal;
    return { password: attemptsLeft === undefined ? t('wrong.text') : t('wrong.left', { count: attemptsLeft }) };
  }, [refusal, t]);
}
