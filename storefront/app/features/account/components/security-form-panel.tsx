import { Notice, UiLink, useUiText } from '@mall/ui';
import { ChangePasswordForm } from '@mall/ui/forms/ChangePasswordForm';
import { ChangePhoneForm } from '@mall/ui/forms/ChangePhoneForm';
import { PaymentPasswordSetForm } from '@mall/ui/forms/PaymentPasswordSetForm';
import { ProvePhoneForm } from '@mall/ui/forms/ProvePhoneForm';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import type { Security, SecurityOutcome, SecuritySetting } from '../security.ts';
import { useSecurityForm } from '../use-security-form.ts';

/** Props of {@link SecurityFormPanel}. */
export interface SecurityFormProps {
  readonly guard: SecuritySetting;
  readonly security: Security;
  readonly accountName: string;
  readonly dialCodes: readonly string[];
  readonly outcome: SecurityOutcome | undefined;
  /** This page with the query that names the setting. */
  readonly pageHref: string;
  readonly backHref: string;
}

/** Renders the form that sets or changes a security setting of the account. */
export function SecurityFormPanel(props: SecurityFormProps) {
  const { t } = useTranslation('account');
  const uiText = useUiText('ui-deferred');
  const { outcome, pageHref, backHref } = props;
  const form = useSecurityForm(pageHref, outcome);
  const { refused } = form;
  return (
    <>
      {outcome?.kind === 'codeSent' && (
        <Notice tone="success">
          {outcome.demoCode === undefined ? t('security.codeSent') : uiText('code.demo', { code: outcome.demoCode })}
        </Notice>
      )}
      {refused && refused.message !== '' && (
        <RefusalNotice key={refused.at} message={refused.message} otherwise={t('security.noResponse')} />
      )}
      <Form {...props} form={form} />
      <p>
        <UiLink href={backHref}>{t('security.back')}</UiLink>
      </p>
    </>
  );
}

function Form(props: SecurityFormProps & { form: ReturnType<typeof useSecurityForm> }) {
  const { guard, security, accountName, dialCodes, outcome, form } = props;
  const { phone, hasPaymentPassword } = security;
  const own = { ...form.props, ...form.code, phone, onSendCode: () => form.sendCode() };
  const step = outcome?.step;
  if (guard === 'password') return <ChangePasswordForm {...form.props} accountName={accountName} />;
  if (guard === 'payment') return <PaymentPasswordSetForm {...own} mode={hasPaymentPassword ? 'change' : 'set'} />;
  if (!step) return <ProvePhoneForm {...own} />;
  return (
    <ChangePhoneForm
      {...form.props}
      {...form.code}
      key={step.token}
      authenticationToken={step.token}
      dialCodes={dialCodes}
      defaultValues={step}
      onSendCode={({ newPhone, dialCode }) => form.sendCode({ authenticationToken: step.token, newPhone, dialCode })}
    />
  );
}
