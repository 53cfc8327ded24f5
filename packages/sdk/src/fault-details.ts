import type { FieldError, MaintenanceNotice } from './operation.ts';

/** Headers of a response by their names in lower case, read-only, with cookies and tokens masked. */
export type ResponseHeaders = Readonly<Record<string, string>>;

/** Details of the call that every error has. */
export interface FaultDetails {
  readonly api: string;
  readonly requestId: string;
  readonly idempotencyKey?: string | undefined;
  readonly retryable: boolean;
  readonly code?: string | undefined;
  readonly codeName?: string | undefined;
  readonly meaning?: string | undefined;
  readonly docsPath?: string | undefined;
  readonly serverMessage?: string | undefined;
  readonly status?: number | undefined;
  readonly attempt?: number | undefined;
  readonly url?: string | undefined;
  readonly headers?: ResponseHeaders | undefined;
  readonly excerpt?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly data?: unknown;
  readonly cause?: unknown;
  readonly fieldErrors?: readonly FieldError[] | undefined;
  readonly notice?: MaintenanceNotice | undefined;
}
