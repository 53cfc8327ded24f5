import type { paths } from '../generated/types.ts';
import {
  contract,
  type MediaType,
  type OperationObject,
  type RequestDiscriminator,
  type ResponseObject,
  resolve,
  type Schema,
} from './document.ts';
import { findDiscriminator } from './request-discriminator.ts';

type PathName<P> = P extends `/${infer Name}` ? Name : never;

/** The `api` name of an operation, "mall.Product.index". */
export type Api = PathName<keyof paths>;

/** Request of an operation, after its form is decoded. */
export type RequestOf<A extends Api> = paths[`/${A}`]['post'] extends { requestBody: { content: infer C } } ? C[keyof C] : never;

/** `data` of an operation's response, as @mall/gateway sends it. */
export type DataOf<A extends Api> = paths[`/${A}`]['post'] extends {
  responses: { 200: { content: { 'application/json': { data: infer D } } } };
}
  ? D
  : never;

export type Login = OperationObject['x-login'];
export type Idempotency = OperationObject['x-idempotent'];

/** An operation of the gateway, as described by the contract. */
export interface Operation {
  readonly api: Api;
  /** Virtual path, "/mall.Product.index". */
  readonly path: string;
  /** Name in code, "catalog.product". */
  readonly id: string;
  readonly domain: string;
  readonly summary: string;
  readonly login: Login;
  readonly idempotency: Idempotency;
  /** Whether `data.access_id` is the session that the caller must use from now on. */
  readonly issuesToken: boolean;
  readonly multipart: boolean;
  /** Whether the form's `access_id` is a field of this operation instead of the session. */
  readonly takesAccessId: boolean;
  /** JSON Pointer of the request's media type inside the document. */
  readonly requestPointer: string;
  readonly request: MediaType;
  readonly requestSchema: Schema;
  readonly responses: Readonly<Record<string, ResponseObject>>;
  /** The request field that determines the alternative of the successful response; undefined where the response has none. */
  readonly requestDiscriminator: RequestDiscriminator | undefined;
}

const escapePointerPart = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

function readOperation(path: string, object: OperationObject): Operation {
  const [type, request] = Object.entries(object.requestBody.content)[0] ?? [];
  if (type === undefined || request === undefined) throw new Error(`${path} has no request body`);
  const requestSchema = resolve(request.schema);
  const responses = Object.fromEntries(Object.entries(object.responses).map(([status, response]) => [status, resolve(response)]));
  return {
    // The generated types are derived from the same keys.
    api: path.slice(1) as Api,
    path,
    id: object.operationId,
    domain: object.operationId.split('.')[0] ?? '',
    summary: object.summary,
    login: object['x-login'],
    idempotency: object['x-idempotent'],
    issuesToken: object['x-issues-token'] === true,
    multipart: type === 'multipart/form-data',
    takesAccessId: Object.values(requestSchema.properties ?? {}).some((property) => property['x-alias']?.includes('access_id')),
    requestPointer: `/paths/${escapePointerPart(path)}/post/requestBody/content/${escapePointerPart(type)}`,
    request,
    requestSchema,
    responses,
    requestDiscriminator: findDiscriminator(responses['200']?.content?.['application/json']?.schema ?? {}),
  };
}

/** Every operation of the contract by its `api` name. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries(contract.paths).map(([path, item]) => [path.slice(1), readOperation(path, item.post)]),
);
