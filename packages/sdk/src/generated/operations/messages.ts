// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `messagesList`. */
export type MessagesListInput = Schemas['MessagesListInput'];
/** Response data of `messagesList`. */
export type MessagesListData = Schemas['MessagesListData'];
/**
 * List the messages — `mall.Message.index`.
 *
 * Messages of the customer, newest first, ten per page.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, messagesList, { page: 1 });
 * ```
 */
export const messagesList: PagedOperation<MessagesListInput, MessagesListData, 'message'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.Message.index', 'safe', 'required', s.MessagePage), 'page', 'message', 'total');

/** Request of `messagesRemove`. */
export type MessagesRemoveInput = Schemas['MessagesRemoveInput'];
/** Response data of `messagesRemove`. */
export type MessagesRemoveData = Schemas['MessagesRemoveData'];
/**
 * Remove messages — `mall.Message.del`.
 *
 * Removes messages. Unknown messages and messages of other customers count as removed.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, messagesRemove, { id: [801] });
 * ```
 */
export const messagesRemove: Operation<MessagesRemoveInput, MessagesRemoveData, 'safe'> = /*#__PURE__*/ op('mall.Message.del', 'safe', 'required', s.Nothing, { emptyLists: { id: ',' } });

/** Request of `messagesShow`. */
export type MessagesShowInput = Schemas['MessagesShowInput'];
/** Response data of `messagesShow`. */
export type MessagesShowData = Schemas['MessagesShowData'];
/**
 * Show a message — `mall.Message.oneindex`.
 *
 * One message, as a list with one element. Marks the message as read.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, messagesShow, { id: 803 });
 * ```
 */
export const messagesShow: Operation<MessagesShowInput, MessagesShowData, 'safe'> = /*#__PURE__*/ op('mall.Message.oneindex', 'safe', 'required', /*#__PURE__*/ k.object({
  message: /*#__PURE__*/ k.list(s.MessageDetails, 1, 1),
}));
