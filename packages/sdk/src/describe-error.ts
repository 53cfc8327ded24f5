import { isMallError, type MallError } from './errors.ts';
import { type CatalogueEntry, errorCatalog, type FaultAction } from './generated/errors.ts';

/** What a shop tells and does about something thrown. */
export interface ErrorDescription {
  /** Key of the text to show, in the namespace `errors`. */
  readonly messageKey: string;
  /** What the text may name, and what a report needs. Nothing in it is secret. */
  readonly args: {
    readonly code: string | undefined;
    readonly requestId: string | undefined;
    /** The server's own words, in the language of the call, where it answered. */
    readonly message: string | undefined;
    /** Seconds to wait, where the server said so. */
    readonly retryAfter: number | undefined;
  };
  /** What to do besides telling; `toast` is to tell alone, `none` not even that. */
  readonly action: FaultAction;
}

const catalogue: Readonly<Record<string, CatalogueEntry>> = errorCatalog;
const refused = errorCatalog['400'];
const unavailable = errorCatalog['50002'];
const tooBusy = errorCatalog['50032'];
const fileFaults = { empty: errorCatalog['320'], tooLarge: errorCatalog['50010'], wrongType: errorCatalog['322'] };

/**
 * Says what to do about anything thrown by a call, from the catalogue of codes: `toast`, `signIn`, `maintenance`, `insufficientBalance`,
 * `setPaymentPassword`, `backToCart`, `home` or `none`. A fault without an answer, and anything that is no {@link MallError}, is "something
 * went wrong on our side". Never throws.
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
      return description(fileFaults[error.reason], error, 'toast');
    default:
      return refusal(error);
  }
}

type Told = Pick<MallError, 'name' | 'code' | 'requestId' | 'retryAfter' | 'serverMessage'>;

function refusal(error: Told): ErrorDescription {
  const entry = catalogue[error.code ?? ''] ?? refused;
  // Outside of payments a code of the class "balance" is a plain refusal: older servers use it for a bad parameter.
  const known = entry.class === 'balance' && error.name !== 'InsufficientBalanceError' ? refused : entry;
  return description(known, error, known.action);
}

function description({ key }: CatalogueEntry, error: Told | undefined, action: FaultAction): ErrorDescription {
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
