import type { ChoiceProps } from '../src/fields/Choice/Choice.tsx';
import type { NativeSelectProps } from '../src/fields/NativeSelect/NativeSelect.tsx';
import type { PasswordInputProps } from '../src/fields/PasswordInput/PasswordInput.tsx';
import type { TextInputProps } from '../src/fields/TextInput/TextInput.tsx';

const text = ['name', 'value', 'defaultValue', 'required', 'disabled', 'readOnly', 'autoComplete', 'inputMode', 'maxLength'] as const;
const select = ['name', 'value', 'defaultValue', 'required', 'disabled', 'autoComplete'] as const;
const choice = ['name', 'value', 'checked', 'defaultChecked', 'required', 'disabled', 'form'] as const;

/**
 * Common attributes of a field's native control, by the title of its stories. They have React's own types, which documentation pages do not
 * list.
 */
export const nativeAttributes: Readonly<Record<string, readonly string[]>> = {
  'Fields/TextInput': text satisfies readonly (keyof TextInputProps)[],
  'Fields/PasswordInput': text satisfies readonly (keyof PasswordInputProps)[],
  'Fields/NativeSelect': select satisfies readonly (keyof NativeSelectProps)[],
  'Fields/Choice': choice satisfies readonly (keyof ChoiceProps)[],
};
