import type { ChoiceProps } from '../src/fields/Choice/Choice.tsx';
import type { NativeSelectProps } from '../src/fields/NativeSelect/NativeSelect.tsx';
import type { TextInputProps } from '../src/fields/TextInput/TextInput.tsx';

/** An attribute or event of a native control, as documentation pages show it. */
export interface NativeAttribute {
  readonly type: string;
  readonly description: string;
}

const attributes = {
  name: { type: 'string', description: 'Name of the field in the form data.' },
  value: { type: 'string', description: 'Value of a controlled field; needs `onChange`.' },
  defaultValue: { type: 'string', description: 'First value of an uncontrolled field.' },
  checked: { type: 'boolean', description: 'State of a controlled box; needs `onChange`.' },
  defaultChecked: { type: 'boolean', description: 'First state of an uncontrolled box.' },
  placeholder: { type: 'string', description: 'Example of a value. Disappears on typing, so it never replaces the label or the hint.' },
  required: { type: 'boolean', description: 'The browser refuses to send the form without a value.' },
  disabled: { type: 'boolean', description: 'The field cannot be used and its value is not sent.' },
  readOnly: { type: 'boolean', description: 'The value can be read, copied and sent, but not changed.' },
  autoComplete: { type: 'string', description: 'What browsers and password managers fill in: `tel`, `current-password`, `one-time-code`.' },
  autoCapitalize: { type: 'string', description: 'Capital letters on phones: `none`, `sentences`, `words`.' },
  enterKeyHint: { type: 'string', description: 'Label of the Enter key on phones: `search`, `next`, `done`.' },
  inputMode: { type: 'string', description: 'Keyboard on phones: `numeric`, `decimal`, `email`.' },
  spellCheck: { type: 'boolean', description: 'Whether the browser checks the spelling.' },
  list: { type: 'string', description: 'Id of a `<datalist>` with suggestions.' },
  maxLength: { type: 'number', description: 'Most characters that can be typed.' },
  max: { type: 'string', description: 'Largest value, such as the last day of a date.' },
  form: { type: 'string', description: 'Id of the form of a box outside it.' },
  'aria-describedby': { type: 'string', description: 'Id of an element that explains the box.' },
  'aria-invalid': { type: 'boolean', description: 'Marks the box as invalid for screen readers.' },
  onChange: { type: 'ChangeEventHandler', description: 'Called on every change of the value.' },
  onBlur: { type: 'FocusEventHandler', description: 'Called when the field loses the focus.' },
  onFocus: { type: 'FocusEventHandler', description: 'Called when the field receives the focus.' },
} satisfies Record<string, NativeAttribute>;

type Name = keyof typeof attributes;

const events = ['onChange', 'onBlur'] as const;
const text = [
  ...(['name', 'value', 'defaultValue', 'placeholder', 'required', 'disabled', 'readOnly', 'autoComplete', 'autoCapitalize'] as const),
  ...(['inputMode', 'enterKeyHint', 'spellCheck', 'list', 'maxLength', 'max', ...events, 'onFocus'] as const),
] satisfies readonly (Name & keyof TextInputProps)[];
const password = text.filter((name) => !['list', 'max', 'autoCapitalize', 'spellCheck', 'inputMode'].includes(name));
const select = ['name', 'value', 'defaultValue', 'required', 'disabled', 'autoComplete', ...events] satisfies readonly (Name &
  keyof NativeSelectProps)[];
const choice = [
  ...(['name', 'value', 'checked', 'defaultChecked', 'required', 'disabled', 'form', 'aria-describedby', 'aria-invalid'] as const),
  ...events,
] satisfies readonly (Name & keyof ChoiceProps)[];

const named = (names: readonly Name[]) => names.map((name): readonly [string, NativeAttribute] => [name, attributes[name]]);

/**
 * Common attributes of a field's native control, by the title of its stories. They have React's own types, which documentation pages do not
 * list.
 */
export const nativeAttributes: Readonly<Record<string, readonly (readonly [string, NativeAttribute])[]>> = {
  'Fields/TextInput': named(text),
  'Fields/PasswordInput': named(password),
  'Fields/NativeSelect': named(select),
  'Fields/Choice': named(choice),
};
