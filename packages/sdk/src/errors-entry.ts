/** `@mall/sdk/errors`: the error classes, the catalog and the actions for errors, for code that makes no calls. */
export { describeError, type ErrorDescription } from './describe-error.ts';
export {
  AbortedError,
  type AnyMallError,
  BusinessError,
  ContractViolation,
  InsufficientBalanceError,
  isMallError,
  MaintenanceError,
  MallError,
  NetworkError,
  RateLimitedError,
  SessionInvalidError,
  TimeoutError,
  UploadError,
} from './errors.ts';
export type { ResponseHeaders } from './fault-details.ts';
export { type CatalogueEntry, type ErrorCode, errorCatalog, type FaultAction, type FaultClass } from './generated/errors.ts';
export type { FieldError, MaintenanceNotice } from './operation.ts';
