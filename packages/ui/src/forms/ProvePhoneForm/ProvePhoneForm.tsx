import { useUiText } from '../../i18n/useUiText.ts';
import { CodeField } from '../shared/CodeField.tsx';
import type { OwnPhoneProps } from '../shared/codeForm.ts';
import { FormRoot, HiddenFields, type NativeFormProps } from '../shared/nativeForm.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { type ProvePhoneValues, provePhoneRules } from './rules.ts';

const fields = ['pCode'] as const;

/** Props of {@link ProvePhoneForm}. */
export interface ProvePhoneFormProps extends NativeFormProps<ProvePhoneValues, 'pCode'>, OwnPhoneProps {}

/** The first step of changing the phone: a code sent to the present one proves that it is at hand. */
export function ProvePhoneForm(props: ProvePhoneFormProps) {
  const { hidden, pending, phone, onSendCode, codeSending, codeAgainAt, demoCode } = props;
  const say = useUiText();
  const { form, field } = useNativeForm(provePhoneRules, fields, props);
  return (
    <FormRoot {...form}>
      <HiddenFields fields={hidden} />
      <CodeField
        {...field('pCode')}
        to={phone === '' ? say('code.toEmail') : say('code.to', { phone })}
        onSend={onSendCode && (() => onSendCode())}
        sending={codeSending}
        againAt={codeAgainAt}
        demoCode={demoCode}
      />
      <SubmitButton pending={pending}>{say('changePhone.next')}</SubmitButton>
    </FormRoot>
  );
}
