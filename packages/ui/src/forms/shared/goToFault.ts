/** Moves the focus to the first invalid field of a form, registered with react-hook-form or not; in a group to its chosen or first control. */
export function goToFault(form: HTMLFormElement | null): void {
  const fields = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
  const field = [...fields].find((one) => one.checkVisibility());
  const inGroup =
    field?.querySelector<HTMLElement>('input:checked') ??
    field?.querySelector<HTMLElement>(':is(input:not([type="hidden"]), button):enabled, a');
  (inGroup ?? field)?.focus();
}
