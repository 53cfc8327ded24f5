import { useUiText } from '../../../i18n/useUiText.ts';
import { NextStepDialog, type StepDialogProps } from '../../../overlays/NextStepDialog/NextStepDialog.tsx';

/** Props of {@link SetPaymentPasswordDialog}. */
export interface SetPaymentPasswordDialogProps extends StepDialogProps {
  /** URL where a payment password is set, `/my/my/security`. */
  href: string;
}

/** Blocks a payment from the balance while no payment password is set, with a link to set one. */
export function SetPaymentPasswordDialog(props: SetPaymentPasswordDialogProps) {
  const t = useUiText('ui-deferred');
  return (
    <NextStepDialog {...props} title={t('nextStep.noPasswordTitle')} stepText={t('nextStep.setPassword')} stayText={t('nextStep.later')}>
      {t('nextStep.noPassword')}
    </NextStepDialog>
  );
}
