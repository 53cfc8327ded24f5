import { useUiText } from '../../../i18n/useUiText.ts';
import { NextStepDialog, type StepDialogProps } from '../../../overlays/NextStepDialog/NextStepDialog.tsx';

/** Props of {@link PaymentLeftOpenDialog}. */
export interface PaymentLeftOpenDialogProps extends StepDialogProps {
  /** URL of the unpaid order. */
  href: string;
}

/** Shows, after a failed payment, that the order still exists, with a link to it. */
export function PaymentLeftOpenDialog(props: PaymentLeftOpenDialogProps) {
  const t = useUiText('ui-deferred');
  return (
    <NextStepDialog {...props} title={t('nextStep.leftOpenTitle')} stepText={t('nextStep.toOrder')} stayText={t('dialog.close')}>
      {t('nextStep.leftOpen')}
    </NextStepDialog>
  );
}
