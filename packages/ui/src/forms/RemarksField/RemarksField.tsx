import type { ComponentProps } from 'react';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { LongTextField } from '../shared/LongTextField.tsx';
import { useFaultText } from '../shared/nativeForm.tsx';

/** Props of {@link RemarksField}. */
export interface RemarksFieldProps extends Pick<ComponentProps<typeof LongTextField>, 'ref' | 'onBlur' | 'className' | 'sx'> {
  /** Name of the form field. @default 'remarks' */
  name?: string;
  /** Initial text. */
  defaultValue?: string;
  /** Called with the text at each change. */
  onChange?: (text: string) => void;
  /** Error: a text key or a message. */
  error?: string;
  /** Replaces the label 'Message to the shop'. */
  label?: string;
}

/** Renders a message to the shop, with a counter up to its limit. */
export function RemarksField({ name = 'remarks', onChange, error, label, ...rest }: RemarksFieldProps) {
  const t = useUiText('ui-deferred');
  const fault = useFaultText();
  return (
    <LongTextField
      {...rest}
      name={name}
      label={label ?? t('remarks.label')}
      placeholder={t('remarks.placeholder')}
      rows={3}
      max={limits.remark}
      error={fault(error)}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
