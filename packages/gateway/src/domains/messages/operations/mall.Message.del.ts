import { operation } from '../../../dispatch/operation.ts';
import { removeMessages } from '../service.ts';

export const deleteMessage = operation('mall.Message.del', async ({ id }, context) => {
  await removeMessages(id, context);
  return {};
});
