// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation } from '../../operation.ts';
import { op } from '../../wire/op.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `contentShow`. */
export type ContentShowInput = Schemas['ContentShowInput'];
/** Response data of `contentShow`. */
export type ContentShowData = Schemas['ContentShowData'];
/**
 * Show an information page — `mall.User.aboutUs`.
 *
 * Text of an information page of the mall in the language of the request. An empty text means that the page has not been written yet.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, contentShow, { type: 'aboutus' });
 * ```
 */
export const contentShow: Operation<ContentShowInput, ContentShowData, 'safe'> = /*#__PURE__*/ op('mall.User.aboutUs', 'safe', 'no', s.AboutPage);
