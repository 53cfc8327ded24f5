import { operation } from '../../../dispatch/operation.ts';
import { replyToReview } from '../service.ts';

export const sendComment = operation('mall.Product.sendComment', async (request, context) => {
  await replyToReview(request, context);
  return {};
});
