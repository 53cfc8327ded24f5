import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { CodeField } from '../shared/CodeField.tsx';
import { type CodeSendingProps, sendCodeFrom } from '../shared/codeForm.ts';
import { DialCode } from '../shared/DialCode.tsx';
import { FormRoot, HiddenFields, type NativeFormProps } from '../shared/nativeForm.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { type ChangePhoneValues, changePhoneRules, type NewPhone, newPhoneRules } from './rules.ts';

export type { NewPhone } from './rules.ts';

const fields = ['newPhone', 'verificationCode'] as const;

/** Props of {@link ChangePhoneForm}. */
export interface ChangePhoneFormProps extends NativeFormProps<ChangePhoneValues, (typeof fields)[number]>, CodeSendingProps {
  /** Token that the first step returned, valid for one change. */
  authenticationToken: string;
  /** Sends a code to the new phone, once its number is valid. Omitted, the button posts `intent=sendCode`. */
  onSendCode?: (phone: NewPhone) => void;
  /** Values entered before a refusal. */
  defaultValues?: Partial<NewPhone>;
  /** Available dial codes. @default ['86'] */
  dialCodes?: readonly string[];
}

/** Renders the second step of changing the phone: the new number, verified by a code that is sent to it. */
export function ChangePhoneForm(props: ChangePhoneFormProps) {
  const { hidden, pending, authenticationToken, onSendCode, codeSending, codeAgainAt, demoCode, defaultValues, dialCodes = ['86'] } = props;
  const t = useUiText('ui-deferred');
  const { form, field, register, trigger } = useNativeForm(changePhoneRules, fields, props);
  return (
    <FormRoot {...form}>
      <HiddenFields fields={{ ...hidden, authenticationToken }} />
      <TextInput
        {...field('newPhone')}
        defaultValue={defaultValues?.newPhone}
        label={t('changePhone.phone')}
        type="tel"
        autoComplete="tel-national"
        required
        start={<DialCode dial={register('dialCode')} codes={dialCodes} defaultValue={defaultValues?.dialCode ?? '86'} />}
      />
      <CodeField
        {...field('verificationCode')}
        onSend={onSendCode && ((element) => sendCodeFrom(element, newPhoneRules, onSendCode, trigger))}
        sending={codeSending}
        againAt={codeAgainAt}
        demoCode={demoCode}
      />
      <SubmitButton pending={pending}>{t('changePhone.submit')}</SubmitButton>
    </FormRoot>
  );
}
