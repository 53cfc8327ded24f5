/** `@mall/sdk/errors`: the error classes and the catalogue alone, for code that makes no calls. */
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
  SessionInvalidError,
  TimeoutError,
} from './errors.ts';
export { type CatalogueEntry, type ErrorCode, errorCatalog, type FaultAction, type FaultClass } from './generated/errors.ts';
