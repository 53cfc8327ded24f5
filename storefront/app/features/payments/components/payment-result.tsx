import { Eyebrow, Icon, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import { useListFormat } from '#app/shared/format/use-list-format.ts';
import type { Payment } from '../payment.ts';
import { type Fact, PaymentFacts } from './payment-facts.tsx';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  maxWidth: theme.mall.size.formWide,
  marginInline: 'auto',
  paddingBlock: theme.spacing(6, 10),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(10, 16) },
  '& header': { display: 'grid', gap: theme.spacing(2), justifyItems: 'start' },
  '& > .buttons': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) },
}));

const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: theme.spacing(7),
  height: theme.spacing(7),
  borderRadius: theme.mall.radius.pill,
  color: theme.vars.palette.roles.accent,
  backgroundColor: theme.vars.palette.roles.accentVeil,
  '&[data-paid]': { color: theme.vars.palette.roles.primary, backgroundColor: theme.vars.palette.roles.primaryVeil },
}));

interface PaymentResultProps {
  readonly payment: Payment;
  readonly hrefs: { readonly order: string; readonly pay: string; readonly shop: string };
}

/** Renders the result of a payment, based on the order's state. */
export function PaymentResult({ payment, hrefs }: PaymentResultProps) {
  const { t } = useTranslation('payments');
  const { dateTime } = useDateTime();
  const joined = useListFormat();
  const { state, number, amount, method, paidAt, shopNames } = payment;
  const isPaid = state === 'paid';
  const facts: Fact[] = [
    { name: t('facts.number'), text: number },
    { name: t('facts.shops'), text: joined(shopNames) },
    { name: t(isPaid ? 'facts.paid' : 'facts.amount'), money: amount },
    ...(isPaid ? [{ name: t('facts.method'), text: t(`method.${method}`) }] : []),
    ...(paidAt === undefined ? [] : [{ name: t('facts.paidAt'), text: dateTime(paidAt) }]),
  ];
  return (
    <Page>
      <header>
        <Mark {...(isPaid ? { 'data-paid': true } : {})}>
          <Icon name={isPaid ? 'check' : 'info'} />
        </Mark>
        <div>
          <Eyebrow>{t(`result.${state}.eyebrow`)}</Eyebrow>
          <Typography variant="h1">{t(`result.${state}.title`)}</Typography>
        </div>
        <Typography variant="subtitle1" component="p" color="textSecondary">
          {t(`result.${state}.text`)}
        </Typography>
      </header>
      <PaymentFacts facts={facts} />
      <div className="buttons">
        {state === 'unpaid' && (
          <Button component={Link} to={hrefs.pay} variant="contained" size="large">
            {t('payNow')}
          </Button>
        )}
        <Button component={Link} to={hrefs.order} variant={state === 'unpaid' ? 'outlined' : 'contained'} size="large">
          {t('viewOrder')}
        </Button>
        <Button component={Link} to={hrefs.shop} variant={state === 'unpaid' ? 'text' : 'outlined'} size="large">
          {t('keepShopping')}
        </Button>
      </div>
    </Page>
  );
}
