import { zodResolver } from '@hookform/resolvers/zod';
import { useForkRef } from '@mui/material/utils';
import { type RefCallback, type RefObject, type SubmitEvent, useEffect, useMemo, useRef } from 'react';
import { type FieldErrors, type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useHydrated } from '../../provider/useHydrated.ts';
import { checkForm } from './checkForm.ts';
import { goToFault } from './goToFault.ts';
import { type NativeFormProps, outsideErrors, useFaultText } from './nativeForm.tsx';

type FormRules = z.ZodMiniType<unknown, FieldValues>;

/**
 * Moves the focus to the first invalid field after a refused submit and when new errors arrive from outside: react-hook-form does so only
 * for registered fields.
 */
function useFaultFocus(form: RefObject<HTMLFormElement | null>, faults: FieldErrors, submitCount: number, fromOutside: FieldErrors) {
  const hasArrived = useRef(false);
  useEffect(() => {
    if (submitCount > 0) goToFault(form.current);
  }, [form, submitCount]);
  useEffect(() => {
    hasArrived.current = Object.keys(fromOutside).length > 0;
  }, [fromOutside]);
  // The errors from outside are shown one render after they have arrived.
  useEffect(() => {
    if (!hasArrived.current || Object.keys(faults).length === 0) return;
    hasArrived.current = false;
    goToFault(form.current);
  }, [form, faults]);
}

/**
 * Provides the common behavior of the library's forms. The fields have their initial values in the server's markup, so that text typed
 * before hydration is preserved. The submitted values are those that the browser would post, validated by the same rules as on the server.
 *
 * @param rules rules of the form
 * @param fields fields that can have an error; the list must be stable between renders
 * @param defaultValues values of fields that are not inputs; every other field has its own
 * @param onSend called when valid values are submitted
 * @returns `form` for the form element, `field(name)` for a field with its error, and the parts of react-hook-form that a form can need
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
    // Ignores a second submit while the first is in progress.
    if (pending || !(form instanceof HTMLFormElement)) return;
    const checked = checkForm(rules, new FormData(form));
    onSend();
    if (!onSubmit) form.submit();
    else if (checked.ok) onSubmit(checked.values, form);
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    // A button with `formNoValidate`, such as the one that requests a code, posts the form without validation.
    if (!(submitter instanceof HTMLButtonElement && submitter.formNoValidate)) void send(event);
  };
  const own = useRef<HTMLFormElement>(null);
  const bothRefs: RefCallback<HTMLFormElement> | null = useForkRef(own, ref);
  useFaultFocus(own, formState.errors, formState.submitCount, fromOutside);
  const faultOf = (name: Field) => fault(getFieldState(name, formState).error?.message);
  return {
    form: { ref: bothRefs, className, sx, method: 'post', action, noValidate: hydrated, onSubmit: submit } as const,
    field: (name: Field) => ({ ...register(name), error: faultOf(name) }),
    faultOf,
    register,
    setValue,
    trigger,
    watch,
    isSubmitted: formState.isSubmitted,
  };
}
