import { useMoney } from '../../commerce/Price/useMoney.ts';
import { TextInput, type TextInputProps } from '../../fields/TextInput/TextInput.tsx';
import { useUiText } from '../../i18n/useUiText.ts';

const signs = /\p{Sc}\s*/gu;

/** An amount of money that the customer types; a sign that is pasted along gives way to the field's own. */
export function AmountField({ onChange, ...field }: Omit<TextInputProps, 'label' | 'type' | 'start'>) {
  const say = useUiText();
  const { symbol, unit } = useMoney();
  return (
    <TextInput
      {...field}
      label={say('amount.label', { unit })}
      start={<span aria-hidden="true">{symbol}</span>}
      inputMode="decimal"
      autoComplete="off"
      // Room for the sign, the commas and the spaces of an amount that is pasted.
      maxLength={24}
      required
      onChange={(event) => {
        const { target } = event;
        const typed = target.value.replaceAll(signs, '');
        // Writing what is there already would send the caret to the end.
        if (typed !== target.value) target.value = typed;
        onChange?.(event);
      }}
    />
  );
}
