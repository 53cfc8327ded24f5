import { useUiText } from '../../i18n/useUiText.ts';
import { NextStepDialog, type StepDialogProps } from '../NextStepDialog/NextStepDialog.tsx';

/** Props of {@link PaymentLeftOpenDialog}. */
export interface PaymentLeftOpenDialogProps extends StepDialogProps {
  /** URL of the unpaid order. */
  href: string;
}

/** Shows, after a failed payment, that the order still exists, with a link to it. */
export function PaymentLeftOpenDialog(props: PaymentLeftOpenDialogProps) {
  const say = useUiText('ui-deferred');
  return (
    <NextStepDialog {...props} title={say('nextStep.leftOpenTitle')} stepText={say('nextStep.toOrder')} stayText={say('dialog.close')}>
      {say('nextStep.leftOpen')}
    </NextStepDialog>
  );
}
