import { meaningOf } from '#developer-details';
import type { Envelope } from '../envelope.ts';
import { codeNames } from '../generated/errors.ts';
import type { FieldError, RefusalPayload } from '../operation.ts';

/** Possible content of a refusal's `data`, unchecked. */
interface UncheckedData {
  readonly errors?: unknown;
  readonly systemMsgTitle?: unknown;
  readonly systemMsg?: unknown;
}

/** Parses the payload of a refusal: its entry in the catalog, the refused fields of a request, and the notice of a maintenance. */
export function refusalPayload({ code, data }: Pick<Envelope, 'code' | 'data'>): RefusalPayload {
  const { errors, systemMsgTitle: title, systemMsg: html }: UncheckedData = Object(data);
  return {
    ...(codeNames[code] && { codeName: codeNames[code], meaning: meaningOf(code), docsPath: `/errors/#${code}` }),
    fieldErrors: Array.isArray(errors) ? errors.flatMap(fieldErrorOf) : [],
    ...(typeof title === 'string' && typeof html === 'string' && { notice: { title, html } }),
  };
}

function fieldErrorOf(error: unknown): FieldError[] {
  const { field, rule, limit, message }: { field?: unknown; rule?: unknown; limit?: unknown; message?: unknown } = Object(error);
  return field && rule ? [{ field: String(field), rule: String(rule), limit, ...(typeof message === 'string' && { message }) }] : [];
}
