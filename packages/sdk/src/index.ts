/** `@mall/sdk`: a typed client of the mall's gateway. */
export type { MallResponse } from './attempt.ts';
export { type CallArguments, type CallPromise, call } from './call.ts';
export { createMallClient } from './client.ts';
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
export { createMall } from './facade.ts';
export type { ResponseHeaders } from './fault-details.ts';
export type { Fetch, FetchInit, FetchResponse } from './fetch.ts';
export { type CatalogueEntry, type ErrorCode, errorCatalog, type FaultAction, type FaultClass } from './generated/errors.ts';
export type { Mall } from './generated/facade.ts';
export type { NativeFile } from './native-file.ts';
export type {
  ContractIssue,
  DataFor,
  FieldError,
  Fields,
  FileLimits,
  Idempotency,
  InputOf,
  Login,
  MaintenanceNotice,
  Operation,
  PagedOperation,
  RefusalPayload,
  Variants,
} from './operation.ts';
export type {
  Attempt,
  CallOptions,
  HeaderValues,
  Hooks,
  KeyedCallOptions,
  Language,
  Logger,
  MallClient,
  MallClientOptions,
  PollOptions,
  SessionStore,
  SharedOptions,
  UploadOptions,
} from './options.ts';
export { type ItemOf, type Pagination, paginate } from './paginate.ts';
export { poll } from './poll.ts';
export { type RawCallOptions, rawCall } from './raw-call.ts';
export type { Schemas } from './schemas.ts';
export { type ByteStream, type FileSource, type UploadInput, upload } from './upload.ts';
