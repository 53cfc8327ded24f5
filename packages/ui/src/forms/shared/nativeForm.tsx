import { styled } from '@mui/material/styles';
import type { FormEvent, ReactNode } from 'react';
import { useIsUiText, useUiText } from '../../i18n/useUiText.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import type { StyledPart } from '../../theme/styledPart.ts';
import type { FormErrors } from './checkForm.ts';

/** What a form is about, wherever it stands. */
export interface FormContentProps<Values, Field extends string> {
  /** Where the form is posted to, with or without a script. */
  action: string;
  /** Takes valid values in place of the browser's own submit; `form` is the element, for `new FormData(form)`. */
  onSubmit?: (values: Values, form: HTMLFormElement) => void;
  /** Faults from outside by field: text keys of the library, or ready texts from the server. Keep the object stable between renders. */
  errors?: FormErrors<Field>;
  /** It is on its way: the button waits. @default false */
  pending?: boolean;
  /** Hidden fields, e.g. an idempotency key. */
  hidden?: Readonly<Record<string, string>>;
}

/** What every form of the library takes. */
export interface NativeFormProps<Values, Field extends string> extends FormContentProps<Values, Field>, RootProps<'form'> {}

/** The column of a form. */
export const FormRoot: StyledPart<'form'> = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  maxWidth: theme.mall.size.form,
  width: '100%',
}));

/** The hidden fields of a form. */
export function HiddenFields({ fields = {} }: { fields?: Readonly<Record<string, string>> | undefined }): ReactNode {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** Submit handler of a toggle button's form: calls `onToggle` with the requested state. Without `onToggle` the browser posts the form. */
export function toggleOnSubmit(isPressed: boolean, onToggle: ((isPressed: boolean) => void) | undefined) {
  return (event: FormEvent): void => {
    if (!onToggle) return;
    event.preventDefault();
    onToggle(!isPressed);
  };
}

/** Says a fault: the library's text when it is a key, the text itself when the server wrote it. */
export function useFaultText(): (fault: string | undefined) => string | undefined {
  const say = useUiText();
  const isKey = useIsUiText();
  return (fault) => (fault === undefined || fault === '' ? undefined : isKey(fault) ? say(fault) : fault);
}

/** Faults from outside in the shape react-hook-form takes. */
export function outsideErrors<Field extends string>(errors: FormErrors<Field> | undefined, fields: readonly Field[]) {
  const found: Partial<Record<Field, { type: string; message: string }>> = {};
  for (const field of fields) {
    const message = errors?.[field];
    if (message) found[field] = { type: 'server', message };
  }
  return found;
}
