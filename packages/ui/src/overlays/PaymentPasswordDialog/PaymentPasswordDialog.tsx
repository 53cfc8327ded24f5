import Typography from '@mui/material/Typography';
import { formatMoney } from '../../commerce/Price/formatMoney.ts';
import { PaymentPasswordForm, type PaymentPasswordFormProps } from '../../forms/PaymentPasswordForm/PaymentPasswordForm.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { Dialog } from '../Dialog/Dialog.tsx';

/** Props of {@link PaymentPasswordDialog}. */
export interface PaymentPasswordDialogProps extends Omit<PaymentPasswordFormProps, 'ref'>, Omit<RootProps<'div'>, 'className' | 'sx'> {
  open: boolean;
  onClose: () => void;
  /** What will be paid, a decimal string. */
  amount: string;
}

/** The payment password, asked for in a dialog before the balance is touched. */
export function PaymentPasswordDialog({ open, onClose, amount, pending = false, ref, className, sx, ...form }: PaymentPasswordDialogProps) {
  const say = useUiText();
  return (
    <Dialog open={open} onClose={onClose} title={say('paymentPassword.title')} busy={pending} ref={ref} className={className} sx={sx}>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 3 }}>
        {say('paymentPassword.lead', { amount: formatMoney(amount) })}
      </Typography>
      <PaymentPasswordForm {...form} pending={pending} />
    </Dialog>
  );
}
