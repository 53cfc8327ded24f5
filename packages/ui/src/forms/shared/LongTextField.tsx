import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';

/** Props of {@link LongTextField}. */
export interface LongTextFieldProps {
  /** The field as the form's library registered it. */
  field: UseFormRegisterReturn & { readonly error: string | undefined };
  label: string;
  placeholder?: string;
  defaultValue: string;
  /** Says how much is written. */
  count: (text: string) => string;
  /** Most characters; left out where words are counted. */
  maxLength?: number;
}

/** A text of some length, counted while it is written. */
export function LongTextField({ field, defaultValue, count, ...input }: LongTextFieldProps) {
  const [text, setText] = useState(defaultValue);
  return (
    <TextInput
      {...field}
      {...input}
      defaultValue={defaultValue}
      rows={4}
      required
      hint={count(text)}
      onChange={(event) => {
        setText(event.target.value);
        void field.onChange(event);
      }}
    />
  );
}
