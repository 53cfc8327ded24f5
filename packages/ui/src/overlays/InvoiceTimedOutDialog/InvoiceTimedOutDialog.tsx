import { useUiText } from '../../i18n/useUiText.ts';
import { NextStepDialog, type StepDialogProps } from '../NextStepDialog/NextStepDialog.tsx';

/** Props of {@link InvoiceTimedOutDialog}. */
export interface InvoiceTimedOutDialogProps extends StepDialogProps {
  /** Where the shop is written to. */
  href: string;
}

/** Says that an order can have no invoice any more, and who can still help. */
export function InvoiceTimedOutDialog(props: InvoiceTimedOutDialogProps) {
  const say = useUiText();
  return (
    <NextStepDialog {...props} title={say('nextStep.invoiceTitle')} stepText={say('nextStep.toShop')} stayText={say('dialog.close')}>
      {say('nextStep.invoice')}
    </NextStepDialog>
  );
}
