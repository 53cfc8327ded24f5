import type { Form } from './decode-form.ts';
import type { FieldError } from './field-error.ts';
import type { Operation } from './operations.ts';

/** Returns the names of the fields that an operation reads in addition to its own. */
function transportFieldNames({ takesAccessId, idempotency }: Operation): readonly string[] {
  return [...(takesAccessId ? [] : ['access_id']), 'language', ...(idempotency === 'key' ? ['idempotency_key'] : [])];
}

/**
 * Returns the errors of the transport's fields in a form, which are no part of the decoded request: each must be a text. In a form every
 * value is one; a JSON body can hold any value, and ignoring it would silently serve a visitor, or another language.
 */
export function transportErrors(operation: Operation, form: Form): FieldError[] {
  return transportFieldNames(operation)
    .filter((name) => form.getAll(name).some((value) => typeof value !== 'string'))
    .map((field) => ({ field, rule: 'type', limit: 'string' }));
}
