// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation } from '../../operation.ts';
import { op } from '../../wire/op.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `contentShow` takes. */
export type ContentShowInput = Schemas['ContentShowInput'];
/** What `contentShow` answers. */
export type ContentShowData = Schemas['ContentShowData'];
/**
 * Show a page about the mall — `mall.User.aboutUs`.
 *
 * The text of a page about the mall, in the language of the request. The first nine types are those of the family; the others are the footer's. The empty text says that nobody has written the page yet.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const contentShow: Operation<ContentShowInput, ContentShowData> = /*#__PURE__*/ op('mall.User.aboutUs', 'safe', 'no', s.AboutPage);
