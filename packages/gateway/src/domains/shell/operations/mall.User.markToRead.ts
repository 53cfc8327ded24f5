import { operation } from '../../../dispatch/operation.ts';
import { putNoticeAway } from '../service.ts';

export const markToRead = operation('mall.User.markToRead', async ({ tell_id }, context) => {
  await putNoticeAway(tell_id, context);
  return {};
});
