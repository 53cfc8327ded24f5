import { operation } from '../../../dispatch/operation.ts';
import { writeAboutLine } from '../service.ts';

export const addComment = operation('mall.Product.addComment', async (request, context) => {
  await writeAboutLine(request, context);
  return {};
});
