import type { FieldValues, UseFormRegister, UseFormSetValue, UseFormTrigger } from 'react-hook-form';
import { CaptchaField } from './CaptchaField.tsx';
import { CodeField } from './CodeField.tsx';
import { ContactFields } from './ContactFields.tsx';
import { type CodeFormProps, sendCodeFrom } from './codeForm.ts';
import { codeRequestRules } from './contactRules.ts';

type Proof = 'phone' | 'email' | 'verificationCode' | 'captcha';

/** Part of {@link useNativeForm} that the fields need. */
interface NativeForm {
  readonly field: (name: Proof) => ReturnType<UseFormRegister<FieldValues>> & { readonly error: string | undefined };
  readonly register: UseFormRegister<FieldValues>;
  readonly setValue: UseFormSetValue<FieldValues>;
  readonly trigger: UseFormTrigger<FieldValues>;
}

/** Props of {@link ProofFields}. */
export interface ProofFieldsProps {
  native: NativeForm;
  /** Legend of the choice between phone and e-mail. */
  legend: string;
  /** Props of the form. */
  props: Omit<CodeFormProps<never, Proof>, 'onSubmit' | 'errors'>;
}

/** Renders the phone or e-mail address, the captcha that is verified before a code is sent, and the code. */
export function ProofFields({ native, legend, props }: ProofFieldsProps) {
  const { field, register, setValue, trigger } = native;
  const { captcha, captchaAnswered, onRefreshCaptcha, captchaAlternative, onSendCode, defaultValues, dialCodes = ['86'] } = props;
  const initial = { type: 'phone', dialCode: '86', ...defaultValues } as const;
  return (
    <>
      <ContactFields
        legend={legend}
        initial={initial}
        dialCodes={dialCodes}
        phone={field('phone')}
        email={field('email')}
        dial={register('dialCode')}
        onSelectType={(type) => setValue('type', type)}
      />
      {captchaAnswered ? (
        // Registered, because the rules require them.
        Object.entries(captchaAnswered).map(([name, value]) => <input key={name} type="hidden" {...register(name)} defaultValue={value} />)
      ) : (
        <CaptchaField {...field('captcha')} captcha={captcha} onRefresh={onRefreshCaptcha} hint={captchaAlternative} />
      )}
      <CodeField
        {...field('verificationCode')}
        onSend={onSendCode && ((form) => sendCodeFrom(form, codeRequestRules, onSendCode, trigger))}
        sending={props.codeSending}
        againAt={props.codeAgainAt}
        demoCode={props.demoCode}
      />
    </>
  );
}
