import { useUiText } from '../../../i18n/useUiText.ts';
import { NextStepDialog, type StepDialogProps } from '../../../overlays/NextStepDialog/NextStepDialog.tsx';

/** Props of {@link ProfileIncompleteDialog}. */
export interface ProfileIncompleteDialogProps extends StepDialogProps {
  /** URL of the profile, `/my/my/myinfor`. */
  href: string;
}

/** Requests a customer to complete the profile; it can be postponed. */
export function ProfileIncompleteDialog(props: ProfileIncompleteDialogProps) {
  const t = useUiText('ui-deferred');
  return (
    <NextStepDialog {...props} title={t('nextStep.profileTitle')} stepText={t('nextStep.toProfile')} stayText={t('nextStep.later')}>
      {t('nextStep.profile')}
    </NextStepDialog>
  );
}
