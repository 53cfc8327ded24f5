import { isMallError, type MallError } from './errors.ts';
import { type CatalogueEntry, errorCatalog, type FaultAction } from './generated/errors.ts';

/** Message and action for a thrown error. */
export interface ErrorDescription {
  /** Key of the message to show, in the namespace `errors`. */
  readonly messageKey: string;
  /** Values for the message and for a report. None of them is secret. */
  readonly args: {
    readonly code: string | undefined;
    readonly requestId: string | undefined;
    /** The server's own message, in the language of the call, if it sent one. */
    readonly message: string | undefined;
    /** Seconds to wait, if the server sent them. */
    readonly retryAfter: number | undefined;
  };
  /** Action in addition to the message; `toast` only shows the message, `none` shows nothing. */
  readonly action: FaultAction;
}

const catalogue: Readonly<Record<string, CatalogueEntry>> = errorCatalog;
const unknownRefusal = errorCatalog['400'];
const unavailable = errorCatalog['50002'];
const tooBusy = errorCatalog['50032'];
const fileErrors = { empty: errorCatalog['320'], tooLarge: errorCatalog['50010'], wrongType: errorCatalog['322'] };

/**
 * Returns the message and action for any error of a call, from the catalog of codes: `toast`, `signIn`, `maintenance`,
 * `insufficientBalance`, `setPaymentPassword`, `backToCart`, `home` or `none`. A failure without a response, and any error that is not a
 * {@link MallError}, is "something went wrong on our side". Never throws.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!isMallError(error)) return description(unavailable, undefined, 'toast');
  switch (error.name) {
    case 'AbortedError':
      return description(unavailable, error, 'none');
    case 'NetworkError':
    case 'TimeoutError':
    case 'ContractViolation':
      return description(unavailable, error, 'toast');
    case 'RateLimitedError':
      return error.code === undefined ? description(tooBusy, error, 'toast') : refusal(error);
    case 'UploadError':
      return description(fileErrors[error.reason], error, 'toast');
    default:
      return refusal(error);
  }
}

type DescribedError = Pick<MallError, 'name' | 'code' | 'requestId' | 'retryAfter' | 'serverMessage'>;

function refusal(error: DescribedError): ErrorDescription {
  const entry = catalogue[error.code ?? ''] ?? unknownRefusal;
  // Outside of payments a code of the class "balance" is a plain refusal: older servers use it for an invalid parameter.
  const effectiveEntry = entry.class === 'balance' && error.name !== 'InsufficientBalanceError' ? unknownRefusal : entry;
  return description(effectiveEntry, error, effectiveEntry.action);
}

function description({ key }: CatalogueEntry, error: DescribedError | undefined, action: FaultAction): ErrorDescription {
  return {
    messageKey: key,
    args: {
      code: error?.code,
      requestId: error?.requestId,
      message: error?.serverMessage,
      retryAfter: error?.retryAfter,
    },
    action,
  };
}
