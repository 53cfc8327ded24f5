import { useUiText } from '../../i18n/useUiText.ts';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';
import type { OwnPhoneProps } from './codeForm.ts';

/** Props of {@link OwnPhoneCodeField}. */
export interface OwnPhoneCodeFieldProps extends Pick<CodeFieldProps, 'name' | 'ref' | 'onChange' | 'onBlur' | 'error'> {
  /** The props of the form, which say where the code goes. */
  to: OwnPhoneProps;
}

/** The verification code that is sent to the customer's own phone, or to their e-mail address where no phone is bound. */
export function OwnPhoneCodeField({ to, ...field }: OwnPhoneCodeFieldProps) {
  const { phone, onSendCode, codeSending, codeAgainAt, demoCode } = to;
  const say = useUiText();
  return (
    <CodeField
      {...field}
      to={phone === '' ? say('code.toEmail') : say('code.to', { phone })}
      onSend={onSendCode && (() => onSendCode())}
      sending={codeSending}
      againAt={codeAgainAt}
      demoCode={demoCode}
    />
  );
}
