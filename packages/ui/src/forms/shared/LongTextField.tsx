import { useState } from 'react';
import { TextInput, type TextInputProps } from '../../fields/TextInput/TextInput.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { countWords } from './countWords.ts';

/** Props of {@link LongTextField}. */
export interface LongTextFieldProps
  extends Omit<TextInputProps, 'defaultValue' | 'end' | 'hint' | 'maxLength' | 'start' | 'type' | 'value'> {
  /** @default '' */
  defaultValue?: string;
  /** Maximum length. */
  max: number;
  /** Unit of the length: more characters cannot be typed, more words are an error. @default 'characters' */
  counted?: 'characters' | 'words';
}

/** Renders a multi-line text field with a counter. */
export function LongTextField({ defaultValue = '', max, counted = 'characters', onChange, ...input }: LongTextFieldProps) {
  const t = useUiText();
  const [text, setText] = useState(defaultValue);
  const hint = counted === 'words' ? t('form.words', { count: countWords(text), max }) : t('form.characters', { count: text.length, max });
  return (
    <TextInput
      rows={4}
      {...input}
      {...(counted === 'characters' ? { maxLength: max } : {})}
      defaultValue={defaultValue}
      hint={hint}
      onChange={(event) => {
        setText(event.target.value);
        onChange?.(event);
      }}
    />
  );
}
