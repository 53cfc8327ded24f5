import { useUiText } from '../../../i18n/useUiText.ts';
import { NextStepDialog, type StepDialogProps } from '../../../overlays/NextStepDialog/NextStepDialog.tsx';

/** Props of {@link InvoiceTimedOutDialog}. */
export interface InvoiceTimedOutDialogProps extends StepDialogProps {
  /** URL of the page to contact the shop. */
  href: string;
}

/** Explains that an invoice can no longer be requested for an order, and whom to contact. */
export function InvoiceTimedOutDialog(props: InvoiceTimedOutDialogProps) {
  const t = useUiText('ui-deferred');
  return (
    <NextStepDialog {...props} title={t('nextStep.invoiceTitle')} stepText={t('nextStep.toShop')} stayText={t('dialog.close')}>
      {t('nextStep.invoice')}
    </NextStepDialog>
  );
}
