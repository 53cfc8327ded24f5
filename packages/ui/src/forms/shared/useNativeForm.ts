import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useMemo } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useHydrated } from '../../provider/useHydrated.ts';
import { checkForm } from './checkForm.ts';
import { type NativeFormProps, outsideErrors, useFaultText } from './nativeForm.tsx';

type FormRules = z.ZodMiniType<unknown, FieldValues>;

/**
 * What the forms of the library have in common. The fields hold their first values themselves, in the server's markup already, so that what is
 * typed before the script runs stays; and what is handed on is what the browser would post, read by the same rules as on the server.
 *
 * @param rules of the form
 * @param fields that can be wrong; keep the list stable between renders
 * @param defaultValues of fields that are no inputs; every other holds its own
 * @param onSend told that valid values leave the form now
 * @returns `form` for the form element, `field(name)` for a field with its fault, and what else of react-hook-form a form may need
 */
export function useNativeForm<Rules extends FormRules, Field extends string>(
  rules: Rules,
  fields: readonly Field[],
  { action, onSubmit, errors, pending = false, ref, className, sx }: NativeFormProps<z.output<Rules>, Field>,
  defaultValues: FieldValues = {},
  onSend: () => void = () => undefined,
) {
  const fault = useFaultText();
  const hydrated = useHydrated();
  const fromOutside = useMemo(() => outsideErrors(errors, fields), [errors, fields]);
  const resolver = zodResolver<FieldValues, unknown, unknown>(rules);
  const { register, handleSubmit, setValue, trigger, watch, formState, getFieldState } = useForm({
    resolver,
    defaultValues,
    errors: fromOutside,
  });
  const send = handleSubmit((_, event) => {
    const form: unknown = event?.target;
    // A second press while the first is on its way sends nothing.
    if (pending || !(form instanceof HTMLFormElement)) return;
    const checked = checkForm(rules, new FormData(form));
    onSend();
    if (!onSubmit) form.submit();
    else if (checked.ok) onSubmit(checked.values, form);
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    // A button that asks for no check, such as the one for a code, posts the form as it is.
    if (!(submitter instanceof HTMLButtonElement && submitter.formNoValidate)) void send(event);
  };
  const faultOf = (name: Field) => fault(getFieldState(name, formState).error?.message);
  return {
    form: { ref, className, sx, method: 'post', action, noValidate: hydrated, onSubmit: submit } as const,
    field: (name: Field) => ({ ...register(name), error: faultOf(name) }),
    faultOf,
    register,
    setValue,
    trigger,
    watch,
    isSubmitted: formState.isSubmitted,
  };
}
