/** The contract at run time: its operations, its error catalogue, and functions that decode and validate requests and responses. */
export { bearerToken } from './bearer.ts';
export { type CatalogueEntry, catalogue, type FaultClass, type FaultName, virtualStatus } from './catalogue.ts';
export { decodeForm, type Form } from './decode-form.ts';
export { contract, type Example, type ExampleOrRef, type MediaType, resolve, type Schema } from './document.ts';
export type { FieldError } from './field-error.ts';
export { withoutFiles } from './files.ts';
export { JsonForm } from './json-form.ts';
export { type Api, type DataOf, type Idempotency, type Login, type Operation, operations, type RequestOf } from './operations.ts';
export { toOpenApi30 } from './published/openapi-30.ts';
export { publishedDocument, type Server } from './published/published-document.ts';
export { sentContract } from './published/sent-contract.ts';
export { servedDocument } from './published/served-document.ts';
export { rateLimitExamples } from './published/too-many-requests.ts';
export { transportErrors } from './transport-fields.ts';
export { type ResponseTypes, validateJsonRequest, validateRequest, validateResponse } from './validate.ts';
