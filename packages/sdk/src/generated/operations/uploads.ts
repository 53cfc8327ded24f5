// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation } from '../../operation.ts';
import { op } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `uploadsAdd` takes. */
export type UploadsAddInput = Schemas['UploadsAddInput'];
/** What `uploadsAdd` answers. */
export type UploadsAddData = Schemas['UploadsAddData'];
/**
 * Upload a picture — `mall.Product.uploadImgs`.
 *
 * Takes one picture and answers its address, to be sent along with a review, an after-sale, a profile or a shop application. What the file is, its bytes decide, not its name or type; one that is no picture of the five kinds is refused as such. Its path is made from the content: the same picture has the same path. Only its owner is shown the picture: with the owner's session, or by the query of `url`, a signature that is valid for an hour. Later requests take the picture with or without that query.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 322 picture_type_refused, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
 */
export const uploadsAdd: Operation<UploadsAddInput, UploadsAddData> = /*#__PURE__*/ op('mall.Product.uploadImgs', 'safe', 'required', /*#__PURE__*/ k.object({
  url: s.Url,
}), { multipart: true, files: {"file":{"maxBytes":5242880,"types":["image/jpeg","image/png","image/webp","image/gif","image/bmp"]}} });
