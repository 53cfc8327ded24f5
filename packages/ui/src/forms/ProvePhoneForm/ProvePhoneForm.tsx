import { useUiText } from '../../i18n/useUiText.ts';
import type { OwnPhoneProps } from '../shared/codeForm.ts';
import { FormRoot, HiddenFields, type NativeFormProps } from '../shared/nativeForm.tsx';
import { OwnPhoneCodeField } from '../shared/OwnPhoneCodeField.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { type ProvePhoneValues, provePhoneRules } from './rules.ts';

const fields = ['verificationCode'] as const;

/** Props of {@link ProvePhoneForm}. */
export interface ProvePhoneFormProps extends NativeFormProps<ProvePhoneValues, 'verificationCode'>, OwnPhoneProps {}

/** Renders the first step of changing the phone: a code sent to the current phone verifies that the customer has it. */
export function ProvePhoneForm(props: ProvePhoneFormProps) {
  const { hidden, pending } = props;
  const t = useUiText('ui-deferred');
  const { form, field } = useNativeForm(provePhoneRules, fields, props);
  return (
    <FormRoot {...form}>
      <HiddenFields fields={hidden} />
      <OwnPhoneCodeField {...field('verificationCode')} to={props} />
      <SubmitButton pending={pending}>{t('changePhone.next')}</SubmitButton>
    </FormRoot>
  );
}
