// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `messagesList` takes. */
export type MessagesListInput = Schemas['MessagesListInput'];
/** What `messagesList` answers. */
export type MessagesListData = Schemas['MessagesListData'];
/**
 * List the messages — `mall.Message.index`.
 *
 * The customer's messages, newest first, ten a page.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const messagesList: PagedOperation<MessagesListInput, MessagesListData, 'message'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.Message.index', 'safe', 'required', s.MessagePage), 'page', 'message', 'total');

/** What `messagesRemove` takes. */
export type MessagesRemoveInput = Schemas['MessagesRemoveInput'];
/** What `messagesRemove` answers. */
export type MessagesRemoveData = Schemas['MessagesRemoveData'];
/**
 * Remove messages — `mall.Message.del`.
 *
 * Removes messages. One that is not there, or is somebody else's, counts as removed.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const messagesRemove: Operation<MessagesRemoveInput, MessagesRemoveData> = /*#__PURE__*/ op('mall.Message.del', 'safe', 'required', s.Nothing);

/** What `messagesShow` takes. */
export type MessagesShowInput = Schemas['MessagesShowInput'];
/** What `messagesShow` answers. */
export type MessagesShowData = Schemas['MessagesShowData'];
/**
 * Show a message — `mall.Message.oneindex`.
 *
 * One message as a list of one. Showing it marks it read.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const messagesShow: Operation<MessagesShowInput, MessagesShowData> = /*#__PURE__*/ op('mall.Message.oneindex', 'safe', 'required', /*#__PURE__*/ k.object({
  message: /*#__PURE__*/ k.list(s.MessageDetails, 1, 1),
}));
