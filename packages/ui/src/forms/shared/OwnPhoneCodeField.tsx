import { useUiText } from '../../i18n/useUiText.ts';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';
import type { OwnPhoneProps } from './codeForm.ts';

/** Props of {@link OwnPhoneCodeField}. */
export interface OwnPhoneCodeFieldProps extends Pick<CodeFieldProps, 'name' | 'ref' | 'onChange' | 'onBlur' | 'error'> {
  /** Props of the form, which contain the recipient of the code. */
  to: OwnPhoneProps;
}

/** Renders the field of a code sent to the customer's phone, or to the e-mail address when no phone is bound. */
export function OwnPhoneCodeField({ to, ...field }: OwnPhoneCodeFieldProps) {
  const { phone, onSendCode, codeSending, codeAgainAt, demoCode } = to;
  const t = useUiText('ui-deferred');
  return (
    <CodeField
      {...field}
      to={phone === '' ? t('code.toEmail') : t('code.to', { phone })}
      onSend={onSendCode && (() => onSendCode())}
      sending={codeSending}
      againAt={codeAgainAt}
      demoCode={demoCode}
    />
  );
}
