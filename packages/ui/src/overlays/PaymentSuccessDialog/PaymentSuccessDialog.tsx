import { styled } from '@mui/material/styles';
import { Price } from '../../commerce/Price/Price.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import type { DialogProps } from '../Dialog/Dialog.tsx';
import { NextStepDialog } from '../NextStepDialog/NextStepDialog.tsx';

/** Props of {@link PaymentSuccessDialog}. */
export interface PaymentSuccessDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'ref' | 'className' | 'sx'> {
  /** Number of the order that was paid. */
  orderNumber: string;
  /** What was paid, a decimal string. */
  amount: string;
  /** Further lines, e.g. which membership it was and until when it is good. */
  details?: readonly { readonly label: string; readonly value: string }[];
  /** Back to the shop. */
  homeHref: string;
}

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: theme.spacing(3) },
  '& dt': { color: theme.vars.palette.roles.inkSoft },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'lining-nums' },
}));

/** Says that a payment came through, and for what. */
export function PaymentSuccessDialog({ orderNumber, amount, details = [], homeHref, ...dialog }: PaymentSuccessDialogProps) {
  const say = useUiText();
  return (
    <NextStepDialog {...dialog} title={say('paid.title')} href={homeHref} stepText={say('paid.home')}>
      <Facts>
        <div>
          <dt>{say('paid.amount')}</dt>
          <dd>
            <Price value={amount} />
          </dd>
        </div>
        {[...details, { label: say('paid.order'), value: orderNumber }].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </NextStepDialog>
  );
}
