import { type ComponentProps, useState } from 'react';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { useFaultText } from '../shared/nativeForm.tsx';

/** Props of {@link RemarksField}. */
export interface RemarksFieldProps extends Pick<ComponentProps<typeof TextInput>, 'ref' | 'onBlur' | 'className' | 'sx'> {
  /** Name of the form field. @default 'remarks' */
  name?: string;
  defaultValue?: string;
  /** Told the text at each change. */
  onChange?: (text: string) => void;
  /** A text key or a ready text. */
  error?: string;
  /** In place of 'Message to the shop'. */
  label?: string;
}

/** A message to the shop, counted up to its limit. */
export function RemarksField({ name = 'remarks', defaultValue = '', onChange, error, label, ...rest }: RemarksFieldProps) {
  const say = useUiText();
  const fault = useFaultText();
  const [length, setLength] = useState(defaultValue.length);
  return (
    <TextInput
      {...rest}
      name={name}
      label={label ?? say('remarks.label')}
      placeholder={say('remarks.placeholder')}
      defaultValue={defaultValue}
      rows={3}
      maxLength={limits.remark}
      hint={say('form.count', { count: length, max: limits.remark })}
      error={fault(error)}
      onChange={({ target }) => {
        setLength(target.value.length);
        onChange?.(target.value);
      }}
    />
  );
}
