import { useUiText } from '../../../i18n/useUiText.ts';
import type { DialogProps } from '../../../overlays/Dialog/Dialog.tsx';
import { NextStepDialog } from '../../../overlays/NextStepDialog/NextStepDialog.tsx';
import { styled } from '../../../styles/styled.ts';
import { Price } from '../../catalog/Price/Price.tsx';

/** Props of {@link PaymentSuccessDialog}. */
export interface PaymentSuccessDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'ref' | 'className' | 'sx'> {
  /** Number of the order or recharge that was paid. */
  orderNumber: string;
  /** Label of the number. @default 'Order' */
  numberLabel?: string;
  /** Amount paid, a decimal string. */
  amount: string;
  /** Additional lines, e.g. the membership plan and its last day. */
  details?: readonly { readonly label: string; readonly value: string }[];
  /** URL of the link: back to the shop, unless `stepText` names another target. */
  homeHref: string;
  /** Label of the link. @default 'Back to the shop' */
  stepText?: string;
}

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: theme.spacing(3) },
  '& dt': { color: theme.vars.palette.roles.inkSoft },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'lining-nums' },
}));

/** Confirms a successful payment and shows its details. */
export function PaymentSuccessDialog(props: PaymentSuccessDialogProps) {
  const { orderNumber, numberLabel, amount, details = [], homeHref, stepText, ...dialog } = props;
  const t = useUiText('ui-deferred');
  return (
    <NextStepDialog {...dialog} title={t('paid.title')} href={homeHref} stepText={stepText ?? t('paid.home')}>
      <Facts>
        <div>
          <dt>{t('paid.amount')}</dt>
          <dd>
            <Price value={amount} />
          </dd>
        </div>
        {[...details, { label: numberLabel ?? t('paid.order'), value: orderNumber }].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </NextStepDialog>
  );
}
