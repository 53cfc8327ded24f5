import * as z from 'zod/mini';
import type { UiTextKey } from '../../i18n/textKeys.ts';

/** Returns a text key of the library as the message of a rule; a misspelled key does not compile. */
export function rule(key: UiTextKey): UiTextKey {
  return key;
}

/** Errors by field; each is a text key of the library, or a message from the server. */
export type FormErrors<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

/** Result of a validation: the validated values, or one error per field. */
export type Checked<Values> = { ok: true; values: Values } | { ok: false; errors: FormErrors };

/** Returns the submitted values by name; a repeated name, such as that of images, has a list. */
function entriesOf(form: FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

/** Validates submitted values with a form's rules. The storefront's action uses the same rules as the form in the browser. */
export function checkForm<Schema extends z.ZodMiniType>(
  rules: Schema,
  submitted: FormData | Readonly<Record<string, unknown>>,
): Checked<z.output<Schema>> {
  const entries = submitted instanceof FormData ? entriesOf(submitted) : submitted;
  const result = z.safeParse(rules, entries);
  if (result.success) return { ok: true, values: result.data };
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '');
    errors[field] ??= issue.message;
  }
  return { ok: false, errors };
}
