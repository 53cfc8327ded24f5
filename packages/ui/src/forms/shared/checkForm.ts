import * as z from 'zod/mini';
import type { UiTextKey } from '../../i18n/textKeys.ts';

/** Names a text of the library as the message of a rule; a misspelt key does not compile. */
export function rule(key: UiTextKey): UiTextKey {
  return key;
}

/** Faults by field; each is a text key of the library, or a ready text that came from the server. */
export type FormErrors<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

/** What a check answers: the clean values, or one fault a field. */
export type Checked<Values> = { ok: true; values: Values } | { ok: false; errors: FormErrors };

/** What was submitted, by name; a name that comes several times, as pictures do, has a list. */
function entriesOf(form: FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

/** Runs a form's rules over what was submitted. The storefront's action calls it with the same rules as the form in the browser. */
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
