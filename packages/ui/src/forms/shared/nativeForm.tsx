import type { FormEvent, ReactNode } from 'react';
import { useIsUiText, useUiText } from '../../i18n/useUiText.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import type { StyledPart } from '../../styles/styledPart.ts';
import type { FormErrors } from './checkForm.ts';

/** Common props of a form and its content. */
export interface FormContentProps<Values, Field extends string> {
  /** URL that the form posts to, with or without JavaScript. */
  action: string;
  /** Called with valid values instead of the browser's submit; `form` is the element, for `new FormData(form)`. */
  onSubmit?: (values: Values, form: HTMLFormElement) => void;
  /** External errors by field: text keys of the library, or messages from the server. The object must be stable between renders. */
  errors?: FormErrors<Field>;
  /** The submit is in progress: the button shows the loading state. @default false */
  pending?: boolean;
  /** Hidden fields, e.g. an idempotency key. */
  hidden?: Readonly<Record<string, string>>;
}

/** Props of every form of the library. */
export interface NativeFormProps<Values, Field extends string> extends FormContentProps<Values, Field>, RootProps<'form'> {}

/** Layout of a form. */
export const FormRoot: StyledPart<'form'> = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  maxWidth: theme.mall.size.form,
  width: '100%',
}));

/** Renders the hidden fields of a form. */
export function HiddenFields({ fields = {} }: { fields?: Readonly<Record<string, string>> | undefined }): ReactNode {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/**
 * Returns the submit handler of a toggle button's form: calls `onToggle` with the requested state. Without `onToggle` the browser posts the
 * form.
 */
export function toggleOnSubmit(isPressed: boolean, onToggle: ((isPressed: boolean) => void) | undefined) {
  return (event: FormEvent): void => {
    if (!onToggle) return;
    event.preventDefault();
    onToggle(!isPressed);
  };
}

/** Returns a function that translates an error: the library's text for a key, or the text itself for a message from the server. */
export function useFaultText(): (fault: string | undefined) => string | undefined {
  const t = useUiText('ui-deferred');
  const isKey = useIsUiText('ui-deferred');
  return (fault) => (fault === undefined || fault === '' ? undefined : isKey(fault) ? t(fault) : fault);
}

/** Converts external errors to the format of react-hook-form. */
export function outsideErrors<Field extends string>(errors: FormErrors<Field> | undefined, fields: readonly Field[]) {
  const found: Partial<Record<Field, { type: string; message: string }>> = {};
  for (const field of fields) {
    const message = errors?.[field];
    if (message) found[field] = { type: 'server', message };
  }
  return found;
}
