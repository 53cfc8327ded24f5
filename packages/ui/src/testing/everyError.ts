import { expect } from 'storybook/test';
import type { ZodMiniType } from 'zod/mini';
import { checkForm, type FormErrors } from '../forms/shared/checkForm.ts';

/** Returns the errors of a form's rules for values that they refuse. */
function errorsOf(rules: ZodMiniType, values: Readonly<Record<string, string>>): FormErrors {
  const checked = checkForm(rules, values);
  if (checked.ok) throw new Error(`The rules accept ${JSON.stringify(values)}.`);
  return checked.errors;
}

/**
 * Returns the story of a form with every field that its rules can refuse refused at once. The errors are passed in, because documentation
 * pages run no `play`.
 * @param values Submitted values.
 * @param args Other props of the story.
 */
export function everyError<Args extends object = object>(rules: ZodMiniType, values: Readonly<Record<string, string>>, args?: Args) {
  const errors = errorsOf(rules, values);
  return {
    args: { ...args, errors },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const invalid = [...canvasElement.querySelectorAll('[aria-invalid="true"]')].filter((field) => field.checkVisibility());
      await expect(invalid.length).toBeGreaterThanOrEqual(Object.keys(errors).length);
    },
  };
}
