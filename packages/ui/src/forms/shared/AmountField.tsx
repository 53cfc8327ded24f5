import { currencySign } from '../../commerce/Price/formatMoney.ts';
import { TextInput, type TextInputProps } from '../../fields/TextInput/TextInput.tsx';
import { useUiText } from '../../i18n/useUiText.ts';

/** An amount of money that the customer types. */
export function AmountField(field: Omit<TextInputProps, 'label' | 'type' | 'start'>) {
  const say = useUiText();
  return (
    <TextInput
      {...field}
      label={say('amount.label')}
      start={<span aria-hidden="true">{currencySign}</span>}
      inputMode="decimal"
      autoComplete="off"
      // Room for the sign, the commas and the spaces of an amount that is pasted.
      maxLength={24}
      required
    />
  );
}
