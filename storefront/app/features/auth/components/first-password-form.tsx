import { Notice } from '@mall/ui';
import { SetPasswordForm } from '@mall/ui/forms/SetPasswordForm';
import { useTranslation } from 'react-i18next';
import { useNavigation, useSubmit } from 'react-router-dom';
import type { AgreementText, Refusal } from '../entry.ts';
import { agreementOf } from './agreement.tsx';
import { errorsOf } from './entry-props.tsx';

interface FirstPasswordFormProps {
  readonly refusal: Refusal | undefined;
  readonly terms: AgreementText;
  readonly pageHref: string;
}

/** Renders the form for an account name and a password after a sign-in by code. */
export function FirstPasswordForm({ refusal, terms, pageHref }: FirstPasswordFormProps) {
  const { t } = useTranslation('auth');
  const submit = useSubmit();
  const { formAction } = useNavigation();
  return (
    <>
      {refusal && refusal.message !== '' && (
        <Notice key={refusal.at} tone="error">
          {refusal.message ?? t('signIn.noResponse')}
        </Notice>
      )}
      <SetPasswordForm
        action={pageHref}
        agreement={agreementOf(terms)}
        errors={errorsOf(refusal)}
        pending={formAction !== undefined}
        {...(refusal ? { defaultValues: { accountName: refusal.entered.accountName } } : {})}
        onSubmit={(_, form) => void submit(form)}
      />
    </>
  );
}
