import Typography from '@mui/material/Typography';
import { formatMoney } from '../../commerce/Price/formatMoney.ts';
import { PaymentPasswordForm, type PaymentPasswordFormProps } from '../../forms/PaymentPasswordForm/PaymentPasswordForm.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { Dialog } from '../Dialog/Dialog.tsx';

/** Props of {@link PaymentPasswordDialog}. */
export interface PaymentPasswordDialogProps extends PaymentPasswordFormProps {
  open: boolean;
  onClose: () => void;
  /** What will be paid, a decimal string. */
  amount: string;
}

/** The payment password, asked for in a dialog before the balance is touched. */
export function PaymentPasswordDialog({ open, onClose, amount, pending = false, ...form }: PaymentPasswordDialogProps) {
  const say = useUiText();
  return (
    <Dialog open={open} onClose={onClose} title={say('paymentPassword.title')} busy={pending}>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 3 }}>
        {say('paymentPassword.lead', { amount: formatMoney(amount) })}
      </Typography>
      <PaymentPasswordForm {...form} pending={pending} />
    </Dialog>
  );
}
