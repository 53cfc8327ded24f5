import type { FormErrors } from '@mall/ui/rules';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { refusedFields } from '#app/shared/gateway/refused-fields.ts';
import type { InvoiceRefusal } from '../invoice.ts';

/** Creates a refusal with field errors. */
export function refuse(form: FormData, errors: FormErrors, message: string | undefined = ''): InvoiceRefusal {
  const values = Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  return { at: Date.now(), errors, message, values };
}

/** Form fields whose name on the wire differs. */
const formFields: Readonly<Record<string, string>> = { headId: 'titleId' };

/** Converts a thrown error to a refusal; rethrows errors that concern the whole page. */
export function refuseFor(form: FormData, error: unknown): InvoiceRefusal {
  const { message } = refusalOf(error);
  const fields = refusedFields(error)
    .map((name) => formFields[name] ?? name)
    .filter((name) => form.has(name));
  if (message === undefined || fields.length === 0) return refuse(form, {}, message);
  return refuse(form, Object.fromEntries(fields.map((name) => [name, message])));
}
