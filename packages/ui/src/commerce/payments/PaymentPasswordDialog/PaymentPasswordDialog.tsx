import Typography from '@mui/material/Typography';
import { PaymentPasswordForm } from '../../../forms/PaymentPasswordForm/PaymentPasswordForm.tsx';
import type { PaymentPasswordValues } from '../../../forms/PaymentPasswordForm/rules.ts';
import type { FormContentProps } from '../../../forms/shared/nativeForm.tsx';
import { useUiText } from '../../../i18n/useUiText.ts';
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { useMoney } from '../../catalog/Price/useMoney.ts';

/** Props of {@link PaymentPasswordDialog}. */
export interface PaymentPasswordDialogProps extends FormContentProps<PaymentPasswordValues, 'password'>, RootProps<'div'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called on close: by button, Escape or the backdrop. */
  onClose: () => void;
  /** Amount to pay, a decimal string. */
  amount: string;
  /** URL where a new payment password is set. @since 0.2.0 */
  forgotHref?: string;
}

/** Requests the payment password in a dialog before the balance is charged. */
export function PaymentPasswordDialog({ open, onClose, amount, pending = false, ref, className, sx, ...form }: PaymentPasswordDialogProps) {
  const t = useUiText('ui-deferred');
  const money = useMoney();
  return (
    <Dialog open={open} onClose={onClose} title={t('paymentPassword.title')} pending={pending} ref={ref} className={className} sx={sx}>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 3 }}>
        {t('paymentPassword.lead', { amount: money.print(amount) })}
      </Typography>
      <PaymentPasswordForm {...form} pending={pending} />
    </Dialog>
  );
}
