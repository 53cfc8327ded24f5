// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation } from '../../operation.ts';
import { op } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `uploadsAdd`. */
export type UploadsAddInput = Schemas['UploadsAddInput'];
/** Response data of `uploadsAdd`. */
export type UploadsAddData = Schemas['UploadsAddData'];
/**
 * Upload a picture — `mall.Product.uploadImgs`.
 *
 * Uploads one picture and returns its URL, to be passed with a review, an after-sale, a profile or a shop application. The type is determined from the bytes, not from name or content type; other files are refused. The path is derived from the content. The picture is visible only to its owner, with the owner's session or with the signature in the query string of `url`, valid for an hour. Later requests accept the URL with or without the query string.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 322 picture_type_refused, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
 */
export const uploadsAdd: Operation<UploadsAddInput, UploadsAddData, 'safe'> = /*#__PURE__*/ op('mall.Product.uploadImgs', 'safe', 'required', /*#__PURE__*/ k.object({
  url: s.Url,
}), { multipart: true, files: {"file":{"maxBytes":5242880,"types":["image/jpeg","image/png","image/webp","image/gif","image/bmp"]}} });
