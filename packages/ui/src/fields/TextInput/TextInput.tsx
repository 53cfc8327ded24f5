import OutlinedInput from '@mui/material/OutlinedInput';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import type { PlaceProps } from '../../styles/rootProps.ts';
import { describedBy, FieldLabel, FieldNotes, FieldRoot } from '../fieldParts.tsx';

/** Attributes of the native element that a text field forwards. */
type NativeProps = Pick<
  InputHTMLAttributes<HTMLInputElement | HTMLTextAreaElement>,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'placeholder'
  | 'autoComplete'
  | 'required'
  | 'disabled'
  | 'readOnly'
  | 'inputMode'
  | 'maxLength'
  | 'max'
  | 'enterKeyHint'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'list'
>;

/** Props of {@link TextInput}. */
export interface TextInputProps extends NativeProps, PlaceProps {
  /** Label of the field. */
  label: ReactNode;
  /** The input element, for react-hook-form's `register`. */
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  /** Kind of the value: sets the keyboard of a phone and the autofill. @default 'text' */
  type?: 'text' | 'tel' | 'email' | 'password' | 'search' | 'url' | 'date';
  /** Error message, already translated; marks the field as invalid. */
  error?: string | undefined;
  /** Help text below the field. */
  hint?: ReactNode;
  /** Content at the end of the field, e.g. a button. */
  end?: ReactNode;
  /** Content at the start of the field, e.g. a dial code. */
  start?: ReactNode;
  /** Number of lines; makes the field a textarea. */
  rows?: number;
}

/**
 * Renders a text field of one or more lines with its label, help text and error: MUI's input without the select and menu that its TextField
 * includes.
 */
export function TextInput(props: TextInputProps) {
  const {
    label,
    ref,
    className,
    sx,
    type = 'text',
    error,
    hint,
    end,
    start,
    rows,
    name,
    value,
    defaultValue,
    onChange,
    onBlur,
    onFocus,
    required,
    disabled,
    ...native
  } = props;
  const id = useId();
  const description = describedBy(id, hint, error);
  return (
    <FieldRoot className={className} sx={sx}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <OutlinedInput
        id={id}
        type={type}
        fullWidth
        error={error !== undefined}
        {...(ref ? { inputRef: ref } : {})}
        {...(name === undefined ? {} : { name })}
        {...(value === undefined ? {} : { value })}
        {...(defaultValue === undefined ? {} : { defaultValue })}
        {...(onChange ? { onChange } : {})}
        {...(onBlur ? { onBlur } : {})}
        {...(onFocus ? { onFocus } : {})}
        {...(required ? { required } : {})}
        {...(disabled ? { disabled } : {})}
        {...(rows ? { multiline: true, rows } : {})}
        startAdornment={start}
        endAdornment={end}
        inputProps={{ ...native, ...(description ? { 'aria-describedby': description } : {}), ...(error ? { 'aria-invalid': true } : {}) }}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </FieldRoot>
  );
}
