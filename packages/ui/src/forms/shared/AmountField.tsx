import { useMoney } from '../../commerce/catalog/Price/useMoney.ts';
import { TextInput, type TextInputProps } from '../../fields/TextInput/TextInput.tsx';
import { useUiText } from '../../i18n/useUiText.ts';

const signs = /\p{Sc}\s*/gu;

/** Renders a field for an amount of money; removes a currency sign from pasted text, because the field has its own. */
export function AmountField({ onChange, ...field }: Omit<TextInputProps, 'label' | 'type' | 'start'>) {
  const t = useUiText('ui-deferred');
  const { symbol, unit } = useMoney();
  return (
    <TextInput
      {...field}
      label={t('amount.label', { unit })}
      start={<span aria-hidden="true">{symbol}</span>}
      inputMode="decimal"
      autoComplete="off"
      // Allows the sign, commas and spaces of a pasted amount.
      maxLength={24}
      required
      onChange={(event) => {
        const { target } = event;
        const typed = target.value.replaceAll(signs, '');
        // Writing an unchanged value would move the caret to the end.
        if (typed !== target.value) target.value = typed;
        onChange?.(event);
      }}
    />
  );
}
