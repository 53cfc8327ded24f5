import { useUiText } from '../../i18n/useUiText.ts';
import { NextStepDialog, type StepDialogProps } from '../NextStepDialog/NextStepDialog.tsx';

/** Props of {@link ProfileIncompleteDialog}. */
export interface ProfileIncompleteDialogProps extends StepDialogProps {
  /** Where the profile is filled in, `/my/my/myinfor`. */
  href: string;
}

/** Asks a customer whose profile has gaps to fill them; it can wait. */
export function ProfileIncompleteDialog(props: ProfileIncompleteDialogProps) {
  const say = useUiText();
  return (
    <NextStepDialog {...props} title={say('nextStep.profileTitle')} stepText={say('nextStep.toProfile')} stayText={say('nextStep.later')}>
      {say('nextStep.profile')}
    </NextStepDialog>
  );
}
