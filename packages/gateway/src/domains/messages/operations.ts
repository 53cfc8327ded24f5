import { customerOf } from '../../dispatch/context.ts';
import { operation } from '../../dispatch/operation.ts';
import { listMessages, openMessage, removeMessages } from './list-messages.ts';
import { wireListedMessage, wireMessage } from './presenter.ts';

export const deleteMessage = operation('mall.Message.del', async ({ id }, context) => {
  await removeMessages(context.db, customerOf(context).customerId, id);
  return {};
});

export const messageIndex = operation('mall.Message.index', async ({ page = 1 }, context) => {
  const { total, unread, messages } = await listMessages(context.db, customerOf(context).customerId, page);
  return { total, noread: unread, message: messages.map((message) => wireListedMessage(message, context.language)) };
});

export const oneMessage = operation('mall.Message.oneindex', async ({ id }, context) => {
  const message = await openMessage(context.db, customerOf(context).customerId, id, context.clock.now());
  return { message: [wireMessage(message, context.language)] };
});
