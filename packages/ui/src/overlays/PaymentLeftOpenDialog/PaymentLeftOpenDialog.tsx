import { useUiText } from '../../i18n/useUiText.ts';
import { NextStepDialog, type StepDialogProps } from '../NextStepDialog/NextStepDialog.tsx';

/** Props of {@link PaymentLeftOpenDialog}. */
export interface PaymentLeftOpenDialogProps extends StepDialogProps {
  /** The order that waits for its money. */
  href: string;
}

/** After a payment that failed: the order still stands, and can be looked at. */
export function PaymentLeftOpenDialog(props: PaymentLeftOpenDialogProps) {
  const say = useUiText();
  return (
    <NextStepDialog {...props} title={say('nextStep.leftOpenTitle')} stepText={say('nextStep.toOrder')} stayText={say('dialog.close')}>
      {say('nextStep.leftOpen')}
    </NextStepDialog>
  );
}
