import { operation } from '../../dispatch/operation.ts';
import { listMessages, removeMessages, showMessage } from './service.ts';

export const deleteMessage = operation('mall.Message.del', async ({ id }, context) => {
  await removeMessages(id, context);
  return {};
});

export const messageIndex = operation('mall.Message.index', ({ page = 1 }, context) => listMessages(page, context));

export const oneMessage = operation('mall.Message.oneindex', ({ id }, context) => showMessage(id, context));
