import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Price } from '../../commerce/Price/Price.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { useLinkComponent } from '../../primitives/UiLink/LinkProvider.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';

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
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: theme.spacing(1.5, 3),
  margin: 0,
  '& dt': { color: theme.vars.palette.roles.inkSoft },
  '& dd': { margin: 0, textAlign: 'end', overflowWrap: 'anywhere', fontVariantNumeric: 'lining-nums' },
}));

/** Says that a payment came through, and for what. */
export function PaymentSuccessDialog({ orderNumber, amount, details = [], homeHref, onClose, ...dialog }: PaymentSuccessDialogProps) {
  const say = useUiText();
  const Link = useLinkComponent();
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      title={say('paid.title')}
      actions={
        <>
          <Button type="button" variant="outlined" onClick={onClose}>
            {say('dialog.close')}
          </Button>
          <Button component={Link} href={homeHref} variant="contained" onClick={onClose}>
            {say('paid.home')}
          </Button>
        </>
      }
    >
      <Facts>
        <dt>{say('paid.amount')}</dt>
        <dd>
          <Price value={amount} />
        </dd>
        {details.map(({ label, value }) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <dt>{say('paid.order')}</dt>
        <dd>{orderNumber}</dd>
      </Facts>
    </Dialog>
  );
}
