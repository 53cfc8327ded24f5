import { type ChangeEvent, type FocusEvent, useEffect } from 'react';
import { useAnnounce } from '../../feedback/Announcer/Announcer.tsx';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { FormRoot, HiddenFields, type NativeFormProps } from '../shared/nativeForm.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { groupDigits } from './groupDigits.ts';
import { type BankCardValues, bankCardNumber, bankCardRules } from './rules.ts';

const fields = ['cardholder', 'cardNumber', 'bankName', 'branch'] as const;

/** Props of {@link BankCardForm}. */
export interface BankCardFormProps extends NativeFormProps<BankCardValues, (typeof fields)[number]> {
  /** Card to change, without its number, which must be entered again. */
  defaultValues?: Partial<Omit<BankCardValues, 'cardNumber'>>;
  /** Masked number of the card to change, `6214 **** **** 1234`. */
  maskedNumber?: string;
  /** Called on blur with the digits of a complete number, to look up its bank. */
  onNumber?: (digits: string) => void;
  /** Bank of the number, once it is recognized; it is written into its field. */
  recognisedBank?: string;
}

/** Formats the digits in groups and preserves the caret's position among them. */
function regroup(input: HTMLInputElement | HTMLTextAreaElement) {
  const { text, caret } = groupDigits(input.value, input.selectionStart ?? input.value.length);
  if (input.value === text) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
}

/** Renders a form for a new or existing bank card: the holder, the number in groups of four, the bank and its branch. */
export function BankCardForm(props: BankCardFormProps) {
  const { hidden, pending, defaultValues, maskedNumber, onNumber, recognisedBank = '' } = props;
  const t = useUiText('ui-deferred');
  const announce = useAnnounce();
  const { form, field, setValue } = useNativeForm(bankCardRules, fields, props);
  const recognised = t('bankCard.recognised', { bank: recognisedBank });
  useEffect(() => {
    if (recognisedBank === '') return;
    setValue('bankName', recognisedBank, { shouldValidate: true });
    announce(recognised);
  }, [recognisedBank, recognised, setValue, announce]);
  const number = field('cardNumber');
  const type = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    regroup(event.target);
    void number.onChange(event);
  };
  const leave = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    void number.onBlur(event);
    const checked = bankCardNumber.safeParse(event.target.value);
    if (checked.success) onNumber?.(checked.data);
  };
  return (
    <FormRoot {...form}>
      <HiddenFields fields={hidden} />
      <TextInput
        {...field('cardholder')}
        defaultValue={defaultValues?.cardholder}
        label={t('bankCard.holder')}
        autoComplete="cc-name"
        maxLength={limits.cardholderMax}
        required
      />
      <TextInput
        {...number}
        onChange={type}
        onBlur={leave}
        label={t('bankCard.number')}
        hint={maskedNumber && t('bankCard.numberAgain', { number: maskedNumber })}
        autoComplete="cc-number"
        inputMode="numeric"
        // Nineteen digits in groups, or with other separators when pasted.
        maxLength={29}
        required
      />
      <TextInput
        {...field('bankName')}
        defaultValue={defaultValues?.bankName}
        label={t('bankCard.bank')}
        hint={t('bankCard.bankHint')}
        autoComplete="off"
        maxLength={limits.bankName}
        required
      />
      <TextInput
        {...field('branch')}
        defaultValue={defaultValues?.branch}
        label={t('bankCard.branch')}
        autoComplete="off"
        maxLength={limits.bankBranch}
        required
      />
      <Choice name="isDefault" value="1" defaultChecked={defaultValues?.isDefault === '1'} label={t('bankCard.isDefault')} />
      <SubmitButton pending={pending}>{t('bankCard.submit')}</SubmitButton>
    </FormRoot>
  );
}
